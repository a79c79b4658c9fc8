import { constants, copyFileSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { msg, quoted } from '../../../words/message.ts';
import { UserError } from '../../../words/user-error.ts';

/** Puts files into `public/`, over none that is there; gives what takes them out again. */
export function writeFiles(root: string, files: ReadonlyMap<string, string>): () => void {
  const written: string[] = [];
  const undo = () => {
    for (const file of written) rmSync(file, { force: true });
  };
  try {
    for (const [path, place] of files) {
      const file = join(root, 'public', path);
      mkdirSync(dirname(file), { recursive: true });
      refuseOutside(root, dirname(file));
      copyFileSync(place, file, constants.COPYFILE_EXCL);
      written.push(file);
    }
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

/** A folder of the site may be a symbolic link. */
function refuseOutside(root: string, folder: string): void {
  if (!`${realpathSync(folder)}${sep}`.startsWith(`${realpathSync(root)}${sep}`))
    throw new UserError(msg('commands/import:outside', { folder: quoted(folder) }));
}
