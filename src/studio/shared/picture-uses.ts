import type { ConfigFile } from '../../content/read/site/config-file.ts';
import { inOrder } from '../../content/read/site/link-uses.ts';
import type { Site } from '../../content/read/site/site.ts';

/** Whether a file of site-config/ shows or links to a file of public/. */
export const isUsed = ({ mentions }: Site, path: string): boolean =>
  mentions.links.has(path) || [...mentions.names.values()].some((names) => names.has(path));

/** Path in public/ -> the files of site-config/ that show it or link to it. No page is opened for it. */
export function usesOf({ mentions }: Site, paths: readonly string[]): Map<string, string[]> {
  const wanted = new Set(paths);
  const uses = new Map<string, Set<ConfigFile>>();
  const add = (path: string, files: ReadonlySet<ConfigFile>) =>
    uses.set(path, new Set([...(uses.get(path) ?? []), ...files]));
  for (const [path, files] of mentions.names.get('picture') ?? []) add(path, files);
  for (const { target, files } of mentions.links.values())
    if (target.kind === 'internal' && wanted.has(target.path)) add(target.path, files);
  return new Map([...uses].map(([path, files]) => [path, inOrder(files).map(({ file }) => file)]));
}
