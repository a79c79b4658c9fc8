import { useState } from 'react';
import type { LoggedSubmission } from '../api/submission.ts';
import type { Selection } from './row-parts.tsx';

/** The ticked rows; rows that left the list are no longer ticked. */
export function useRowSelection(rows: LoggedSubmission[] = []): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(rows.map(({ id }) => id).filter((id) => ticked.has(id)));
  return {
    ids,
    select: (which) => setTicked(new Set(which)),
    toggle: (which, selected) =>
      setTicked(new Set([...ids, ...which].filter((id) => selected || !which.includes(id)))),
  };
}

export const selectedIn = (rows: LoggedSubmission[] = [], { ids }: Selection): LoggedSubmission[] =>
  rows.filter(({ id }) => ids.has(id));
