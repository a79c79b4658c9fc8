import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { msg, quoted } from '../../words/message.ts';
import { CannotEdit } from '../edit/file-change.ts';
import { type FileRole, slotOfUntrusted } from '../read/files/layout.ts';

/** What kind of file of the site a request names. Throws if it is none, or lies outside of the site. */
export function locateFile(root: string, file: string, collections: ReadonlySet<string>): FileRole {
  const slot = slotOfUntrusted(file, collections);
  if (!slot) throw new CannotEdit(msg('content/files:no-place', { file: quoted(file) }));
  if (isOutside(root, 'site-config', file))
    throw new CannotEdit(msg('content/files:symbolic-link', { file: quoted(file) }));
  return slot;
}

/** Whether a path leaves its folder through a symbolic link, as far as the path exists. */
export function isOutside(root: string, folder: string, file: string): boolean {
  const path = join(root, file);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  let folderPath = dirname(path);
  while (!lstatSync(folderPath, { throwIfNoEntry: false })) folderPath = dirname(folderPath);
  const real = realpathSync(folderPath);
  const within = realpathSync(join(root, folder));
  return real !== within && !real.startsWith(within + sep);
}
