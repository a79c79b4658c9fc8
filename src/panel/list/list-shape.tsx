import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SectionOf } from '../../ui/data/types.ts';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';

/** The skeleton of the list: the names of its columns, and rows of bars. It has no accessible name. */
export function ListShape({ columns }: Pick<SectionOf<'submission-panel'>, 'columns'>) {
  return (
    <Shape aria-hidden="true">
      {columns.map(({ field, label }, index) => {
        const Column = index < 2 ? NarrowColumn : WideColumn;
        return (
          <Column key={field} variant="label" color="textSecondary">
            {label}
          </Column>
        );
      })}
    </Shape>
  );
}

const Shape = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  columnGap: spacing(2),
  overflow: 'hidden',
  borderTop: '1px solid var(--fg)',
});

const NarrowColumn = styled(Typography)({
  paddingBlock: spacing(1.5),
  // Eight rows, a bar in each column.
  '&::after': {
    content: '""',
    display: 'block',
    height: 416,
    marginTop: spacing(1.5),
    background: 'linear-gradient(90deg, var(--line) 64%, transparent 0)',
    maskImage:
      'repeating-linear-gradient(#000 0 1px, transparent 0 21px, #000 0 31px, transparent 0 52px)',
  },
});

/** The list is wider than a phone and scrolls; the skeleton is cut off instead. */
const WideColumn = styled(NarrowColumn)({
  [breakpoints.down('sm')]: { display: 'none' },
});
