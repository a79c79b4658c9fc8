import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { RichText } from '../../../ui/rich-text.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { type } from '../../../ui/theme/typography.ts';

/**
 * Direct contacts, as prominent as the form: each with its name, a large link, and who answers when. Below
 * the heading on wide screens, below the form on others.
 */
export function DirectLines({ items }: { items: string[] }) {
  return (
    <Lines disablePadding>
      {items.map((item) => (
        <Line key={item}>
          <RichText text={item} />
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled(List)({
  marginTop: spacing(4),
  borderBottom: '1px solid var(--line)',
  color: 'var(--muted)',
});

/** The name, which editors write in bold before the link. */
const Line = styled('li')({
  padding: '16px 0 18px',
  borderTop: '1px solid var(--line)',
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
