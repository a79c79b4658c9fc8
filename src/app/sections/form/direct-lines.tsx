import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { type } from '../../theme/typography.ts';
import { RichText } from '../../ui/rich-text.tsx';

/**
 * Ways to talk at once, of the same rank as the form: each with its name, its link large, and who answers when. Below
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
  marginTop: 32,
  borderBottom: '1px solid var(--line)',
  color: 'var(--muted)',
});

/** An editor writes the name in bold, and the link after it. */
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
