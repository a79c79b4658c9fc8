import type { Edits, OpenedFile } from '../../shared/protocol.ts';

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
