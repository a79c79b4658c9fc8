import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { pictureSize } from '../../../content/node/picture-size.ts';
import { iconsOf } from '../../../content/node/site-icons.ts';
import { FILE_ENDS } from '../../../content/read/files/public-files.ts';
import { enumerated, msg, quoted } from '../../../words/message.ts';
import { usesOf } from '../../shared/picture-uses.ts';
import type { StudioPicture } from '../../shared/protocol.ts';
import { type Endpoint, requiredText } from '../workspace/endpoint.ts';

type Size = Pick<StudioPicture, 'width' | 'height' | 'bytes'>;

/** Zero where a file cannot be opened as a picture. */
export async function pictureSizeAt(publicDir: string, path: string): Promise<Size> {
  const { width, height } = await pictureSize(publicDir, path).catch(() => NO_SIZE);
  const bytes = statSync(join(publicDir, path), { throwIfNoEntry: false })?.size ?? 0;
  return { width, height, bytes };
}

const NO_SIZE = { width: 0, height: 0 };

/** A picture that a saved file uses stays. */
export const removePicture: Endpoint = (body, { load, publicDir }): object => {
  const path = requiredText(body.path, 'path');
  const { site } = load();
  // Only pictures found in public/ itself: the search does not follow symbolic links.
  if (!site.files.all.has(path) || !FILE_ENDS.picture.test(path))
    throw new CannotEdit(msg('studio/pictures:no-such-picture', { path: quoted(path) }));
  if (iconsOf(publicDir).has(path.slice(1)))
    throw new CannotEdit(msg('studio/pictures:site-icon', { path: quoted(path) }));
  const used = usesOf(site, [path]).get(path) ?? [];
  if (used.length > 0)
    throw new CannotEdit(msg('studio/pictures:in-use', { files: enumerated(used) }));
  rmSync(join(publicDir, path));
  return {};
};
