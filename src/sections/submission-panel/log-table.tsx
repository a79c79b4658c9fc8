import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SectionOf } from '../../data/types.ts';
import { type } from '../../theme/typography.ts';
import { cellText } from './cell-text.ts';
import type { LoggedSubmission } from './log.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  rows: LoggedSubmission[];
  /** The id of the one that is open. */
  open?: string;
  onOpen(submission: LoggedSubmission): void;
}

/** A page of the list; the name, or else the first column, opens a submission. */
export function LogTable({ section, rows, open, onOpen }: Props) {
  const { columns, list } = section;
  const named = columns.find(({ field }) => field === 'name') ?? columns[0];
  return (
    <TableContainer sx={TABLE}>
      <Table aria-label={list.label}>
        <TableHead>
          <TableRow>
            {columns.map(({ field, label }) => (
              <TableCell key={field}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} selected={row.id === open} data-status={row.status}>
              {columns.map(({ field }) => {
                const text = cellText(row, field, section);
                return (
                  <TableCell key={field} data-field={field}>
                    {field === named?.field ? (
                      <button
                        type="button"
                        id={`submission-${row.id}`}
                        aria-expanded={row.id === open}
                        onClick={() => onOpen(row)}
                      >
                        {text || list.nameless}
                      </button>
                    ) : (
                      text
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Ruled like the site's own tables and lists; what is new is bold as well as said. */
const TABLE = {
  borderTop: '1px solid var(--fg)',
  '& .MuiTableCell-root': {
    padding: '12px 16px 12px 0',
    font: 'inherit',
    fontSize: '.9375rem',
    color: 'var(--fg)',
    borderColor: 'var(--line)',
    // `anywhere` would make each column as narrow as a letter before the table scrolls.
    overflowWrap: 'break-word',
    maxWidth: 240,
    verticalAlign: 'baseline',
  },
  '& .MuiTableCell-head': { ...type.label, color: 'var(--muted)', overflowWrap: 'normal' },
  '& [data-field=received_at]': { whiteSpace: { sm: 'nowrap' } },
  '& [data-status=new] > *': { fontWeight: 640 },
  '& .Mui-selected, & .Mui-selected:hover': { background: 'var(--card)' },
  '& button': {
    minHeight: 32,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: 4,
    cursor: 'pointer',
  },
};
