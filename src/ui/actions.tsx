import { styled } from '@mui/material/styles';
import { buttonBox } from '../theme/button.ts';
import type { Action } from '../types/config.gen.ts';
import { Arrow } from './arrow.tsx';
import { Link } from './link.tsx';

/** A row of buttons that lead somewhere. */
export function Actions({ actions }: { actions?: Action[] }) {
  if (!actions) return null;
  return (
    <Row>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
    </Row>
  );
}

interface ButtonProps {
  action: Action;
  /** False to leave the arrow out. */
  arrow?: boolean;
  className?: string;
  'aria-current'?: 'page';
}

/**
 * A link that looks like a button; MUI's Button is for what is a button, in forms. On paper only
 * those are left that lead to an address one can type.
 */
export function ActionButton({ action, arrow = true, ...attributes }: ButtonProps) {
  const rest = {
    'data-track-button': action.label,
    'data-no-print': action.to.startsWith('http') ? undefined : '',
    ...attributes,
  };
  return action.style === 'secondary' ? (
    <Outlined to={action.to} {...rest}>
      {action.label}
    </Outlined>
  ) : (
    <Filled to={action.to} {...rest}>
      {action.label}
      {arrow && <Arrow />}
    </Filled>
  );
}

/** On a phone one below the other, as wide as the page. */
const Row = styled('div')({
  display: 'grid',
  gap: 12,
  alignContent: 'start', // however much room there is
  marginTop: 36,
  '@media (min-width: 520px)': { display: 'flex', flexWrap: 'wrap' },
  '@media print': { display: 'flex', marginTop: 16 },
});

/** A line of text. */
const onPaper = {
  '@media print': {
    display: 'block',
    minHeight: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    '& > svg': { display: 'none' },
  },
} as const;

const Filled = styled(Link)({
  ...buttonBox,
  border: '1px solid transparent', // seen where colours are forced
  background: 'var(--button, var(--brand))',
  color: 'var(--button-text, #fff)',
  '&:hover': { background: 'var(--button-hover, var(--brand-dark))' },
  ...onPaper,
});

const Outlined = styled(Link)({
  ...buttonBox,
  border: '1px solid currentColor',
  color: 'var(--fg)',
  '&:hover': { background: 'var(--card)' },
  ...onPaper,
});
