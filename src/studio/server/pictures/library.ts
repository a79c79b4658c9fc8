import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../../content/site.ts';
import { sitePictures } from '../../../dev/gallery/site-pictures.ts';
import type { StudioPicture } from '../../shared/protocol.ts';

type Size = Pick<StudioPicture, 'width' | 'height' | 'bytes'>;

/** Path, time and size of a file -> its dimensions. Opening a thousand pictures takes a while. */
const sizes = new Map<string, Size>();

/** The pictures of public/, including unreadable ones, each with the files that use it. */
export async function studioPictures(
  publicDir: string,
  paths: readonly string[],
  site: Site,
): Promise<StudioPicture[]> {
  const stamps = new Map(paths.map((path) => [path, cacheKey(join(publicDir, path))]));
  const fresh = paths.filter((path) => !sizes.has(stamps.get(path) ?? ''));
  for (const { path, ...size } of await sitePictures(fresh, publicDir))
    sizes.set(stamps.get(path) ?? '', size);
  const used = usesOf(site);
  return paths.map((path) => {
    const bytes = statSync(join(publicDir, path), { throwIfNoEntry: false })?.size ?? 0;
    const size = sizes.get(stamps.get(path) ?? '') ?? { width: 0, height: 0, bytes };
    return { path, ...size, usedIn: used.get(path) ?? [] };
  });
}

function cacheKey(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return `${path}:${stat?.mtimeMs}:${stat?.size}`;
}

/** Whether a file of site-config/ shows or links to a file of public/. */
export const isUsed = ({ mentions }: Site, path: string): boolean =>
  mentions.links.has(path) || [...mentions.names.values()].some((names) => names.has(path));

/** Path in public/ -> the files of site-config/ that show it or link to it. */
function usesOf({ entries }: Site): Map<string, string[]> {
  const uses = new Map<string, Set<string>>();
  const add = (path: string, file: string) =>
    uses.set(path, (uses.get(path) ?? new Set()).add(file));
  for (const { file, references, links } of entries) {
    for (const { kind, value } of references) if (kind === 'picture') add(value, file);
    for (const { target } of links) if (target.kind === 'internal') add(target.path, file);
  }
  return new Map([...uses].map(([path, files]) => [path, [...files]]));
}
