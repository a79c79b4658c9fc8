import type { Edits, Json, OpenedFile } from '../../shared/protocol.ts';
import { sameJson } from '../../shared/same-json.ts';

export type DiskFiles = Readonly<Record<string, OpenedFile>>;

/** A file as it is to be: undefined for one that is not there, or cannot be read as JSON. */
export const fileValue = (edits: Edits, disk: DiskFiles, file: string): Json | undefined =>
  Object.hasOwn(edits.values, file) ? (edits.values[file] ?? undefined) : disk[file]?.value;

/** The edits with another value for a file; one that is as on the disk again is no edit. */
export function withValue(edits: Edits, disk: DiskFiles, file: string, value: Json): Edits {
  const { [file]: _, ...others } = edits.values;
  const onDisk = disk[file]?.value;
  const isEdit = onDisk === undefined ? value !== null : !sameJson(onDisk, value);
  if (!isEdit) return { ...edits, values: others };
  return { ...edits, values: { ...edits.values, [file]: value } };
}

/** Without what the disk says already, such as after undoing everything. */
export function withoutUnchanged({ values, renamed }: Edits, disk: DiskFiles): Edits {
  const left = Object.entries(values).filter(([file, value]) => {
    const onDisk = disk[file]?.value;
    return value === null ? onDisk !== undefined : !sameJson(onDisk, value);
  });
  const kept = Object.fromEntries(left);
  const names = Object.entries(renamed).filter(([to, from]) => kept[to] != null && disk[from]);
  return { values: kept, renamed: Object.fromEntries(names) };
}

export const hasEdits = ({ values }: Edits): boolean => Object.keys(values).length > 0;

/**
 * Edits made before a save, as edits of what is on the disk since: what was saved has to be said, or
 * undoing past the save would leave it as saved.
 */
export function rebase(edits: Edits, before: DiskFiles, saved: Edits): Edits {
  const values = { ...edits.values };
  for (const file of Object.keys(saved.values))
    if (!Object.hasOwn(values, file)) values[file] = before[file]?.value ?? null;
  const renamed = Object.fromEntries(
    Object.entries(saved.renamed).flatMap(([to, from]) =>
      values[from] != null && values[to] === null ? [[from, to]] : [],
    ),
  );
  return { values, renamed: { ...edits.renamed, ...renamed } };
}
