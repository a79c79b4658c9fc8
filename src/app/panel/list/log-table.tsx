import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SectionOf } from '../../data/types.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { cellText } from '../cell-text.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  rows: LoggedSubmission[];
  /** The id of the open submission. */
  open?: string;
  onOpen(submission: LoggedSubmission): void;
}

/** A page of the list. The name, or the first column without it, opens a submission. */
export function LogTable({ section, rows, open, onOpen }: Props) {
  const { columns, list } = section;
  const named = columns.find(({ field }) => field === 'name') ?? columns[0];
  return (
    <Ruled>
      <Table size="wide" aria-label={list.label}>
        <TableHead>
          <TableRow>
            {columns.map(({ field, label }) => (
              <TableCell key={field}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.id} selected={row.id === open} data-status={row.status}>
              {columns.map(({ field }) => {
                const text = cellText(row, field, section);
                const Cell = field === 'received_at' ? TimeCell : TableCell;
                return (
                  <Cell key={field}>
                    {field === named?.field ? (
                      <Opener
                        component="button"
                        type="button"
                        id={`submission-${row.id}`}
                        aria-expanded={row.id === open}
                        onClick={() => onOpen(row)}
                      >
                        {text || list.nameless}
                      </Opener>
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

const Ruled = styled(TableContainer)({ borderTop: '1px solid var(--fg)' });

/** New submissions are bold, in addition to their status. */
const Row = styled(TableRow)({ '&[data-status=new]': { fontWeight: 640 } });

const TimeCell = styled(TableCell)({ '@media (min-width: 600px)': { whiteSpace: 'nowrap' } });

const Opener = styled(Link)({
  minHeight: 32,
  color: 'inherit',
  textAlign: 'start',
  textDecorationColor: 'currentColor',
  textUnderlineOffset: 4,
  verticalAlign: 'baseline',
  userSelect: 'auto',
}) as typeof Link;
