import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All files in a folder and those in it: paths from the folder, with slashes, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
