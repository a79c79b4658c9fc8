import { CannotEdit } from '../../../content/edit/file-change.ts';
import type { Site } from '../../../content/read/site/site.ts';
import { enumerated, msg } from '../../../words/message.ts';
import { usesOf } from '../../shared/picture-uses.ts';
import { NO_EDITS, type PictureAnswer, type StudioPicture } from '../../shared/protocol.ts';
import { type Endpoint, editsIn, requiredText } from '../endpoint.ts';
import type { OpenSite } from '../open-site.ts';

const UNKNOWN = { width: 0, height: 0, bytes: 0 };

export async function studioPictures(
  { facts }: OpenSite,
  paths: readonly string[],
  site: Site,
): Promise<StudioPicture[]> {
  const sizes = await Promise.all(paths.map((path) => facts.ask('picture-size', `public${path}`)));
  const used = usesOf(site, paths);
  return paths.map((path, index) => ({
    path,
    ...(sizes[index] ?? UNKNOWN),
    usedIn: used.get(path) ?? [],
  }));
}

/** Those that the edits use stay too. */
export const removePicture: Endpoint = async (body, opened): Promise<PictureAnswer> => {
  const path = requiredText(body.path, 'path');
  const load = opened.loader(body.edits ? editsIn(body, opened) : NO_EDITS);
  const { site } = await opened.facts.settled(() => load());
  const [picture = { path, ...UNKNOWN, usedIn: [] }] = await studioPictures(opened, [path], site);
  if (picture.usedIn.length > 0)
    throw new CannotEdit(msg('studio/pictures:in-use', { files: enumerated(picture.usedIn) }));
  await opened.workspace['remove-picture']({ path });
  return { picture, done: [opened.words.worded(msg('studio/pictures:deleted'))] };
};
