import { styled } from '@mui/material/styles';
import { type } from '../../theme/typography.ts';
import { RichList } from '../../ui/rich-list.tsx';

/**
 * Ways to talk at once, of the same rank as the form: each with its name, its link large, and who answers when. Below
 * the heading on wide screens, below the form on others.
 */
export const DirectLines = styled(RichList)({
  marginTop: 32,
  color: 'var(--muted)',
  '& > li': { padding: '16px 0 18px', borderTop: '1px solid var(--line)' },
  '& > li:last-child': { borderBottom: '1px solid var(--line)' },
  '& strong': { ...type.label, display: 'block' },
  '& strong + a': {
    ...type.middle,
    display: 'table',
    margin: '2px 0 8px',
    paddingBlock: 2,
    color: 'var(--fg)',
    overflowWrap: 'anywhere',
  },
});
