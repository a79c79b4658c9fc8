import type { SectionOf } from '../../ui/data/types.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { todayHere } from '../day.ts';

type Row = Pick<LoggedSubmission, 'call_on' | 'status'>;
type Statuses = SectionOf<'submission-panel'>['statuses'];

const meaningOf = ({ status }: Row, statuses: Statuses) =>
  statuses.find(({ value }) => value === status)?.meaning;

/** Whether the submission has not been answered yet. */
export const isNew = (row: Row, statuses: Statuses): boolean => meaningOf(row, statuses) === 'new';

/** Whether the call date is in the past or today; undefined for closed submissions. */
export function dueState(
  row: Row,
  statuses: Statuses,
  today = todayHere(),
): 'overdue' | 'today' | undefined {
  const day = row.call_on;
  const meaning = meaningOf(row, statuses);
  if (!day || day > today || (meaning !== 'new' && meaning !== 'open')) return undefined;
  return day < today ? 'overdue' : 'today';
}
