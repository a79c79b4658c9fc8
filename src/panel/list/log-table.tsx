import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { containerQueries, spacing } from '../../ui/theme/breakpoints.ts';
import { cellText } from '../cell-text.ts';
import { isNew } from './due.ts';
import { isSorted, type ListFilters, nextSort, sortOf } from './filters.ts';
import { DueMark, Opener, RowCheckbox, type RowsProps, SelectBox } from './row-parts.tsx';

interface Props extends RowsProps {
  filters: ListFilters;
  onSort(sort: string): void;
}

/** The list where there is room. The name, or the first column without it, opens a submission. */
export function LogTable({ filters, onSort, ...props }: Props) {
  const { section, rows, open, selection } = props;
  const { columns } = section;
  const named = columns.find(({ field }) => field === 'name') ?? columns[0];
  return (
    <Ruled>
      <Table size="wide" aria-label={section.list.label}>
        <TableHead>
          <TableRow>
            {selection && (
              <BoxCell>
                <SelectAll {...props} />
              </BoxCell>
            )}
            {columns.map(({ field, label }, index) => (
              <HeadCell key={field} data-column={index} aria-sort={orderOf(filters, field)}>
                {isSorted(field) ? (
                  <Sorter type="button" onClick={() => onSort(nextSort(filters, field))}>
                    {label}
                    <Arrow aria-hidden="true" />
                  </Sorter>
                ) : (
                  label
                )}
              </HeadCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row
              key={row.id}
              aria-current={row.id === open ? 'true' : undefined}
              data-new={isNew(row, section.statuses) || undefined}
            >
              {selection && (
                <BoxCell>
                  <SelectBox {...props} row={row} />
                </BoxCell>
              )}
              {columns.map(({ field }, index) => {
                const text = cellText(row, field, section);
                const Cell = field === 'received_at' ? TimeCell : TableCell;
                return (
                  <Cell key={field} data-column={index}>
                    {field === named?.field ? (
                      <>
                        <Opener {...props} row={row} text={text} />{' '}
                        <DueMark section={section} row={row} />
                      </>
                    ) : (
                      text
                    )}
                  </Cell>
                );
              })}
            </Row>
          ))}
        </TableBody>
      </Table>
    </Ruled>
  );
}

function orderOf(filters: ListFilters, field: string): 'ascending' | 'descending' | undefined {
  const sort = sortOf(filters);
  if (sort.field !== field) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}

function SelectAll({ section, rows, selection }: RowsProps) {
  const selected = rows.filter(({ id }) => selection?.ids.has(id)).length;
  return (
    <RowCheckbox
      type="checkbox"
      aria-label={section.list.selectAll}
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && selected < rows.length;
      }}
      checked={selected > 0 && selected === rows.length}
      onChange={({ target }) =>
        selection?.toggle(
          rows.map(({ id }) => id),
          target.checked,
        )
      }
    />
  );
}

/** Shows the first columns that fit. */
const byWidth = Object.fromEntries(
  [3, 4, 5, 6, 7, 8].map((count) => [
    containerQueries.down(count * 140),
    { [`& [data-column="${count - 1}"]`]: { display: 'none' } },
  ]),
);

const Ruled = styled('div')({
  containerType: 'inline-size',
  borderTop: '1px solid var(--fg)',
  '& tr > :first-of-type': { paddingLeft: spacing(1.5) }, // room for the mark of the open row
  ...byWidth,
});

/** The heads stay while the rows scroll. */
const HeadCell = styled(TableCell)({
  position: 'sticky',
  zIndex: 2,
  top: 0,
  background: 'var(--bg)',
});

const BoxCell = styled(TableCell)({
  width: 40,
  'thead &': { position: 'sticky', zIndex: 2, top: 0, background: 'var(--bg)' },
});

/** New submissions are bold, in addition to their status. */
const Row = styled(TableRow)({
  position: 'relative',
  '& > td': { verticalAlign: 'top' },
  '&[data-new] button': { fontWeight: 640 },
  '&:hover': { background: 'var(--card)' },
  '&[aria-current]': {
    background: 'var(--card)',
    boxShadow: 'inset 3px 0 var(--accent)',
  },
});

const TimeCell = styled(TableCell)({ whiteSpace: 'nowrap' });

const Sorter = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, [aria-sort] > &': { color: 'var(--fg)' },
});

/** Arrows for the two directions; the sorted column shows only its own. */
const Arrow = styled('span')({
  '&::before': { content: '"↕"', opacity: 0.5 },
  '[aria-sort=ascending] &::before': { content: '"↑"', opacity: 1 },
  '[aria-sort=descending] &::before': { content: '"↓"', opacity: 1 },
});
