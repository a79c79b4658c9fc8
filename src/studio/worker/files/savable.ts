import type { Problem } from '../../../content/index.ts';
import { pickEdits } from '../../shared/pick-edits.ts';
import type { Edits } from '../../shared/protocol.ts';

/**
 * The edited files that may be saved while those with errors wait; none if everything has to wait. What needs an
 * edit that waits is wrong without it, so it waits too; a file and the one that it continues go together.
 */
export function savableWithout(
  problems: readonly Problem[],
  edits: Edits,
  errorsOf: (edits: Edits) => readonly Problem[],
): string[] {
  const groups = groupsOf(edits);
  let left = Object.keys(edits.values);
  let errors = problems;
  while (left.length > 0 && errors.length > 0) {
    const wrong = new Set(errors.map(({ file }) => file));
    let waiting = groups.filter((group) =>
      group.some((file) => left.includes(file) && wrong.has(file)),
    );
    // The error is in a file that is not saved: what causes it is found by leaving each out.
    if (waiting.length === 0)
      waiting = groups.filter((group) => {
        if (!group.some((file) => left.includes(file))) return false;
        return errorsOf(pickEdits(edits, without(left, group))).length < errors.length;
      });
    if (waiting.length === 0) return [];
    left = without(left, waiting.flat());
    errors = errorsOf(pickEdits(edits, left));
  }
  return left;
}

const without = (files: readonly string[], others: readonly string[]): string[] =>
  files.filter((file) => !others.includes(file));

/** Each edited file, with that under its old name. */
const groupsOf = ({ values, renamed }: Edits): string[][] => {
  const old = new Set(Object.values(renamed));
  return Object.keys(values)
    .filter((file) => !old.has(file) || Object.hasOwn(renamed, file))
    .map((file) => {
      const from = renamed[file];
      return from !== undefined && Object.hasOwn(values, from) ? [file, from] : [file];
    });
};
