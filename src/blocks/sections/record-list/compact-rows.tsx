import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ListedRecord } from '../../../ui/data/record-list.ts';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { breakpoints, orOnPaper, spacing } from '../../../ui/theme/breakpoints.ts';
import { DATE_MARGIN, halves } from '../../../ui/theme/layout.ts';
import { size } from '../../../ui/theme/size.ts';
import { RowList } from '../shared/row-list.ts';
import { listedOf, RecordTitle } from './record-title.tsx';

/** A short row for each record, as in a calendar: its date, its title, its category; without a date in any, the title comes first. */
export function CompactRows({ items }: { items: ListedRecord[] }) {
  const ListRow = items.some(({ date }) => date) ? DatedRow : Row;
  return (
    <RowList>
      {items.map(({ to, isElsewhere, title, mark, date, category }, index) => (
        <ListRow key={index} data-listed={listedOf({ to, isElsewhere })}>
          {date && <Day dateTime={date.day}>{date.text}</Day>}
          <Title>
            <RecordTitle to={to} isElsewhere={isElsewhere} title={title} mark={mark} />
          </Title>
          {category && (
            <Category variant="body2" color="textSecondary">
              {category}
            </Category>
          )}
        </ListRow>
      ))}
    </RowList>
  );
}

const COLUMNS = orOnPaper(breakpoints.up('sm'));

const Row = styled('li')({
  position: 'relative',
  paddingBlock: spacing(1.75),
  borderBottom: '1px solid var(--line)',
  breakInside: 'avoid',
  [COLUMNS]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    columnGap: spacing(3),
    alignItems: 'baseline',
  },
});

const DatedRow = styled(Row)({
  [COLUMNS]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 2fr)' },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: `${DATE_MARGIN} minmax(0, 7fr) minmax(0, 2fr)`,
    columnGap: halves.columnGap,
  },
});

const Day = styled('time')({ fontSize: size.small, color: 'var(--muted)' });

/** Columns are counted from the last, as the first may be missing. */
const Title = styled(ItemTitle)({ fontSize: size.text, [COLUMNS]: { gridColumn: -3 } });

const Category = styled(Typography)({ [COLUMNS]: { gridColumn: -2 } });
