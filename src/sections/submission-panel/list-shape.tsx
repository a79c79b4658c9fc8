import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { type } from '../../theme/typography.ts';

/** What a list will look like: the names of its columns, and rows of bars. It stands still, and says nothing. */
export function ListShape({ columns }: Pick<SectionOf<'submission-panel'>, 'columns'>) {
  return (
    <Shape aria-hidden="true">
      {columns.map(({ field, label }) => (
        <b key={field}>{label}</b>
      ))}
    </Shape>
  );
}

const Shape = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  columnGap: 16,
  overflow: 'hidden',
  // The list is wider than a phone, and scrolls: what would be cut off is left out.
  '@media (max-width: 599.98px)': { '& > :nth-of-type(n + 3)': { display: 'none' } },
  borderTop: '1px solid var(--fg)',
  '& > b': { ...type.label, color: 'var(--muted)', paddingBlock: 12 },
  // Eight rows, a bar in each column.
  '& > b::after': {
    content: '""',
    display: 'block',
    height: 416,
    marginTop: 12,
    background: 'linear-gradient(90deg, var(--line) 64%, transparent 0)',
    maskImage:
      'repeating-linear-gradient(#000 0 1px, transparent 0 21px, #000 0 31px, transparent 0 52px)',
  },
});
