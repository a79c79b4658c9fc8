import { styled } from '@mui/material/styles';
import { Checkbox } from '../../forms/kit/control.ts';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { dueState } from './due.ts';

/** Props of the table and the list of cards. */
export interface RowsProps {
  section: SectionOf<'submission-panel'>;
  rows: LoggedSubmission[];
  /** The id of the open submission. */
  open: string;
  onOpen(submission: LoggedSubmission): void;
  /** The one row that the Tab key leads to; arrow keys lead to the others. */
  active: string;
  onActive(id: string): void;
  /** Undefined for those who may not change anything. */
  selection?: Selection;
}

export interface Selection {
  ids: ReadonlySet<string>;
  toggle(ids: string[], selected: boolean): void;
  /** These, and no others. */
  select(ids: string[]): void;
}

interface RowProps extends Omit<RowsProps, 'rows'> {
  row: LoggedSubmission;
  text?: string;
}

/** The button that opens a submission: its name, covering the whole row. */
export const Opener = ({ section, row, text, active, onOpen, onActive }: RowProps) => (
  <Name
    type="button"
    id={openerOf(row.id)}
    tabIndex={row.id === active ? 0 : -1}
    onFocus={() => onActive(row.id)}
    onClick={() => onOpen(row)}
  >
    {text || row.name || section.list.nameless}
  </Name>
);

export const openerOf = (id: string) => `submission-${id}`;

export const SelectBox = ({ section, row, active, onActive, selection }: RowProps) => (
  <RowCheckbox
    type="checkbox"
    aria-label={format(section.list.select, { name: row.name || section.list.nameless })}
    tabIndex={row.id === active ? 0 : -1}
    onFocus={() => onActive(row.id)}
    checked={selection?.ids.has(row.id) ?? false}
    onChange={({ target }) => selection?.toggle([row.id], target.checked)}
  />
);

/** Says that somebody has to be called, by words and not by colour alone. */
export function DueMark({ section: { list, statuses }, row }: Pick<RowProps, 'section' | 'row'>) {
  const due = dueState(row, statuses);
  return due ? <Mark data-due={due}>{list[due]}</Mark> : null;
}

const Name = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  overflowWrap: 'break-word',
  cursor: 'pointer',
  // Below the heads that stay while the list scrolls.
  scrollMarginBlock: 56,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

export const RowCheckbox = styled(Checkbox)({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  width: 24,
  height: 24,
  verticalAlign: 'middle',
  background: 'var(--white)',
  '&:checked': { backgroundColor: 'var(--fg)' },
  '&:indeterminate': {
    borderColor: 'var(--fg)',
    background: 'linear-gradient(var(--white), var(--white)) center / 12px 2px no-repeat var(--fg)',
  },
});

const Mark = styled('strong')({
  display: 'inline-block',
  padding: '1px 8px',
  border: '1px solid var(--fg)',
  borderRadius: 'var(--radius)',
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '&[data-due=overdue]': { borderColor: 'var(--error)', color: 'var(--error)' },
});
