import type { Edits, OpenedFile } from '../../shared/protocol.ts';

export type DiskFiles = Readonly<Record<string, OpenedFile>>;

/** The stamps of the texts that edits began from. */
export function stampsOf({ values, renamed }: Edits, disk: DiskFiles): Record<string, string> {
  const stamps: Record<string, string> = {};
  for (const file of [...Object.keys(values), ...Object.values(renamed)]) {
    const opened = disk[file];
    if (opened) stamps[file] = opened.stamp;
  }
  return stamps;
}

/** The files with the stamps that restored edits began from, so that saving finds the conflict. */
export const withStamps = (disk: DiskFiles, stamps: Record<string, string>): DiskFiles =>
  Object.fromEntries(
    Object.entries(disk).map(([file, opened]) => [
      file,
      { ...opened, stamp: stamps[file] ?? opened.stamp },
    ]),
  );

/** The files after `open` were read again. Edited ones are left as they were, and are `stale`. */
export function refreshed(
  open: readonly string[],
  disk: DiskFiles,
  edits: Edits,
  files: DiskFiles,
): { disk: DiskFiles; stale: string[] } {
  const changed = open.filter((file) => files[file]?.stamp !== disk[file]?.stamp);
  const isEdited = (file: string) => Object.hasOwn(edits.values, file);
  const next: Record<string, OpenedFile> = { ...disk };
  for (const file of changed.filter((name) => !isEdited(name))) {
    const opened = files[file];
    if (opened) next[file] = opened;
    else delete next[file];
  }
  return { disk: next, stale: changed.filter(isEdited) };
}
