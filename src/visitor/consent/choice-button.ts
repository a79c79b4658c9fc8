import { styled } from '@mui/material/styles';
import { buttonBox } from '../../ui/theme/button.ts';

/** Used to accept and to reject, so that neither is easier. */
export const ChoiceButton = styled('button')({
  ...buttonBox,
  flex: 1,
  minHeight: 44,
  padding: '8px 6px',
  border: '1px solid var(--ink)',
  background: 'var(--ink)',
  color: 'var(--white)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--graphite)' },
});

/** The button that opens the preferences. */
export const QuietChoiceButton = styled('button')({
  ...buttonBox,
  minHeight: 44,
  padding: '8px 6px',
  border: 0,
  background: 'none',
  color: 'var(--fg)',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 2 },
});
