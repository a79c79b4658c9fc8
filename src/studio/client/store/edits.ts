import { sameJson } from '../../../lib/same-json.ts';
import { mergeJson } from '../../shared/merge/merge-json.ts';
import type { Edits, Json, OpenedFile } from '../../shared/protocol.ts';

/** The value of a file with the edits; undefined if there is none, or it is not valid JSON. */
export const fileValue = (edits: Edits, disk: DiskFiles, file: string): Json | undefined =>
  Object.hasOwn(edits.values, file) ? (edits.values[file] ?? undefined) : disk[file]?.value;

/** Edits a file. A value that equals the one on disk is not an edit. */
export function withValue(edits: Edits, disk: DiskFiles, file: string, value: Json): Edits {
  const { [file]: _, ...others } = edits.values;
  const onDisk = disk[file]?.value;
  const isEdit = onDisk === undefined ? value !== null : !sameJson(onDisk, value);
  if (!isEdit) return { ...edits, values: others };
  return { ...edits, values: { ...edits.values, [file]: value } };
}

/** Drops edits that equal the files on disk, for example after undoing everything. */
export function withoutUnchanged({ values, renamed }: Edits, disk: DiskFiles): Edits {
  const changed = Object.entries(values).filter(([file, value]) => {
    const onDisk = disk[file]?.value;
    return value === null ? onDisk !== undefined : !sameJson(onDisk, value);
  });
  const kept = Object.fromEntries(changed);
  const names = Object.entries(renamed).filter(([to, from]) => kept[to] != null && disk[from]);
  return { values: kept, renamed: Object.fromEntries(names) };
}

/** The name of a file before it was renamed in the edits. */
export const nameOnDisk = ({ renamed }: Edits, file: string): string => renamed[file] ?? file;

/** The name that a file on disk has in the edits. */
export const nameIn = ({ renamed }: Edits, file: string): string =>
  Object.keys(renamed).find((name) => renamed[name] === file) ?? file;

/**
 * The answer to a request that began from `from`, beside what has been edited since, `now`: of what both have changed, what was
 * edited since stays.
 */
export function besideEdits(answer: Edits, now: Edits, from: Edits, disk: DiskFiles): Edits {
  const values = { ...answer.values };
  for (const file of Object.keys({ ...from.values, ...now.values })) {
    const [base, mine] = [from, now].map((edits) => fileValue(edits, disk, file));
    if (sameJson(base, mine)) continue;
    const name = nameIn(answer, nameOnDisk(now, file));
    values[name] = mergeJson(base, mine, fileValue(answer, disk, name)).value ?? null;
  }
  return { values, renamed: { ...now.renamed, ...answer.renamed } };
}

export const hasEdits = ({ values }: Edits): boolean => Object.keys(values).length > 0;

const isUnreadable = (opened: OpenedFile | undefined) => opened && opened.value === undefined;

/**
 * Rewrites edits of the history after a save. They have to name the saved files as they were before, or
 * undoing past the save would leave those as they are. That is right for a file that could not be read.
 */
export function rebase(edits: Edits, before: DiskFiles, saved: Edits): Edits {
  const values = { ...edits.values };
  for (const file of Object.keys(saved.values))
    if (!Object.hasOwn(values, file) && !isUnreadable(before[file]))
      values[file] = before[file]?.value ?? null;
  const renamed = Object.fromEntries(
    Object.entries(saved.renamed).flatMap(([to, from]) =>
      values[from] != null && values[to] === null ? [[from, to]] : [],
    ),
  );
  return { values, renamed: { ...edits.renamed, ...renamed } };
}

export type DiskFiles = Readonly<Record<string, OpenedFile>>;

export function beginningsOf({ values, renamed }: Edits, disk: DiskFiles): DiskFiles {
  const files = [...Object.keys(values), ...Object.values(renamed)];
  return Object.fromEntries(
    files.flatMap((file) => {
      const opened = disk[file];
      return opened ? [[file, opened]] : [];
    }),
  );
}

export const stampsOf = (edits: Edits, disk: DiskFiles): Record<string, string> =>
  Object.fromEntries(
    Object.entries(beginningsOf(edits, disk)).map(([file, { stamp }]) => [file, stamp]),
  );
