import type { Edits } from './protocol.ts';

/** Edits as they are sent to the worker: of ten thousand edited files those that it does not have, whose values are others. */
export interface SentEdits extends Edits {
  /** The files that are edited no more. */
  left: string[];
}

export function sentEdits(before: Edits, { values, renamed }: Edits): SentEdits {
  const isSent = ([file, value]: [string, unknown]) =>
    !Object.hasOwn(before.values, file) || before.values[file] !== value;
  return {
    values: Object.fromEntries(Object.entries(values).filter(isSent)),
    left: Object.keys(before.values).filter((file) => !Object.hasOwn(values, file)),
    renamed,
  };
}

/** The edits that were sent; what has not changed is the very value that it was. */
export function receivedEdits(before: Edits, { values, left, renamed }: SentEdits): Edits {
  const all = { ...before.values, ...values };
  for (const file of left) delete all[file];
  return { values: all, renamed };
}
