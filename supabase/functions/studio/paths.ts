/** Which files are content, by their paths. */
import type { Fault } from './protocol.ts';

/** What stands at a path of the repository, as git names it. */
export interface Place {
  mode: string;
  sha: string;
  size: number;
}

export const FOLDERS = ['site-config', 'public'] as const;

const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i;
export const isPicture = (file: string): boolean =>
  file.startsWith('public/') && PICTURE.test(file);
const isJson = (file: string): boolean => /^site-config\/.+\.json$/.test(file);

/** Small letters, digits, `-`, `_` and `.` between them: the same file on every disk, and none that hides. */
const PART = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/;
/** Names that Windows takes for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/;
const LONGEST = 200;
const DEEPEST = 8;

/** Regular files: no symbolic link (120000), no other repository (160000). */
const isFile = (place: Place | undefined): boolean => /^100(644|755)$/.test(place?.mode ?? '');

/**
 * Why nothing may be written at a path. A file that is there may have been named by older rules; a new one is named so
 * that no system takes it for another.
 */
export function faultOfPath(
  path: string,
  places: ReadonlyMap<string, Place>,
  lowered: ReadonlyMap<string, string>,
): Fault | undefined {
  if (!isJson(path) && !isPicture(path)) return 'path';
  const there = places.get(path);
  if (there) return isFile(there) ? undefined : 'place';
  const parts = path.split('/');
  const isPlain = parts.every((part) => PART.test(part) && !DEVICE.test(part));
  if (!isPlain || path.length > LONGEST || parts.length > DEEPEST) return 'path';
  for (let count = 1; count < parts.length; count += 1) {
    const folder = parts.slice(0, count).join('/');
    const place = places.get(folder);
    if (place && place.mode !== '040000') return 'place';
    const other = lowered.get(folder);
    if (other !== undefined && other !== folder) return 'case';
  }
  return lowered.has(path) ? 'case' : undefined;
}
