import { resolve } from 'node:path';

const isWithin = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);

/**
 * For Vite, which watches all of its root: what to leave alone there, all but the `watched` paths and
 * the folders that lead to them. Paths elsewhere are watched because somebody asked for them.
 */
export function notWatched(root: string, watched: string[]): (path: string) => boolean {
  const paths = watched.map((path) => resolve(root, path));
  return (path) =>
    isWithin(path, root) &&
    !paths.some((watchedPath) => isWithin(path, watchedPath) || isWithin(watchedPath, path));
}
