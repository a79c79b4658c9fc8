import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { iconsOf } from '../../../content/node/site-icons.ts';
import { FILE_ENDS } from '../../../content/read/files/public-files.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { inOrder } from '../../../content/read/site/link-uses.ts';
import type { Site } from '../../../content/read/site/site.ts';
import { sitePictures } from '../../../dev/gallery/site-pictures.ts';
import { enumerated, msg, quoted } from '../../../words/message.ts';
import { NO_EDITS, type PictureAnswer, type StudioPicture } from '../../shared/protocol.ts';
import { type Endpoint, editsIn, requiredText } from '../workspace/endpoint.ts';

type Size = Pick<StudioPicture, 'width' | 'height' | 'bytes'>;

/** Path, time and size of a file -> its dimensions. Opening a thousand pictures takes a while. */
const sizes = new Map<string, Size>();

export async function studioPictures(
  publicDir: string,
  paths: readonly string[],
  site: Site,
): Promise<StudioPicture[]> {
  const stamps = new Map(paths.map((path) => [path, cacheKey(join(publicDir, path))]));
  const fresh = paths.filter((path) => !sizes.has(stamps.get(path) ?? ''));
  for (const { path, ...size } of await sitePictures(fresh, publicDir))
    sizes.set(stamps.get(path) ?? '', size);
  const used = usesOf(site, paths);
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

/** Path in public/ -> the files of site-config/ that show it or link to it. No page is opened for it. */
function usesOf({ mentions }: Site, paths: readonly string[]): Map<string, string[]> {
  const wanted = new Set(paths);
  const uses = new Map<string, Set<ConfigFile>>();
  const add = (path: string, files: ReadonlySet<ConfigFile>) =>
    uses.set(path, new Set([...(uses.get(path) ?? []), ...files]));
  for (const [path, files] of mentions.names.get('picture') ?? []) add(path, files);
  for (const { target, files } of mentions.links.values())
    if (target.kind === 'internal' && wanted.has(target.path)) add(target.path, files);
  return new Map([...uses].map(([path, files]) => [path, inOrder(files).map(({ file }) => file)]));
}

/** With `edits`, a picture that they use stays too. */
export const removePicture: Endpoint = async (body, workspace): Promise<PictureAnswer> => {
  const path = requiredText(body.path, 'path');
  const { site } = workspace.loader(NO_EDITS)();
  // Only pictures found in public/ itself: the search does not follow symbolic links.
  if (!site.files.all.has(path) || !FILE_ENDS.picture.test(path))
    throw new CannotEdit(msg('studio/pictures:no-such-picture', { path: quoted(path) }));
  if (iconsOf(workspace.publicDir).has(path.slice(1)))
    throw new CannotEdit(msg('studio/pictures:site-icon', { path: quoted(path) }));
  const sites = body.edits ? [site, workspace.loader(editsIn(body, workspace))().site] : [site];
  for (const version of sites) {
    const [picture] = await studioPictures(workspace.publicDir, [path], version);
    const used = picture?.usedIn ?? [];
    if (used.length > 0)
      throw new CannotEdit(msg('studio/pictures:in-use', { files: enumerated(used) }));
  }
  const [picture] = await studioPictures(workspace.publicDir, [path], site);
  if (!picture)
    throw new CannotEdit(msg('studio/pictures:no-such-picture', { path: quoted(path) }));
  rmSync(join(workspace.publicDir, path));
  return { picture, done: [workspace.words.worded(msg('studio/pictures:deleted'))] };
};
