import { base64Of } from '../../../supabase/functions/studio/base64.ts';
import { blobId } from '../../../supabase/functions/studio/blob-id.ts';
import { parsedOrUndefined } from '../../content/read/json/strict-value.ts';
import { pictureFolderOf } from '../../content/read/words/site-locale.ts';
import { isObject } from '../../lib/json.ts';
import { slug } from '../../lib/slug.ts';
import { msg } from '../../words/message.ts';
import { wordsOf } from '../../words/words.ts';
import type { PictureAnswer } from '../shared/protocol.ts';
import type { UploadWatch } from '../shared/upload-watch.ts';
import { type Copy, type Draft, shaIn, withDrafts } from './copy.ts';
import type { Machine } from './facts.ts';
import { preparePicture } from './prepare-picture.ts';
import { copyOf, publishedText, type Remote } from './published.ts';
import type { Worded } from './send.ts';
import { showPicture } from './shown-pictures.ts';

interface Given extends Remote {
  machine: Pick<Machine, 'setup'>;
  worded: Worded;
}

/** Saves a picture here, until it is sent with what shows it. */
export async function addPicture(
  { machine, worded, ...remote }: Given,
  file: File,
  { signal, onSent }: UploadWatch,
): Promise<PictureAnswer> {
  onSent(1);
  const prepared = await preparePicture(file);
  const bytes = new Uint8Array(await prepared.bytes.arrayBuffer());
  const { words } = await machine.setup();
  const ofSite = wordsOf(words.site.language, words.site.catalogue);
  const name =
    slug(file.name.replace(/\.\w+$/, ''), 60) || ofSite.worded(msg('studio/pictures:file-name'));
  const folder = await pictureFolder(remote);
  const { ending, width, height, done } = prepared;
  signal.throwIfAborted();
  const draft = await draftOf(bytes, ending);
  const path = await remote.kept.change(async (copy) => {
    const free = freePath(copy, `${folder}/${name}`, ending);
    return [withDrafts(copy, { [`public${free}`]: draft }), free];
  });
  await showPicture(path, prepared.bytes);
  return {
    picture: { path, width, height, bytes: bytes.length, usedIn: [] },
    done: done.map(worded),
  };
}

async function pictureFolder(remote: Remote): Promise<string> {
  const { head, drafts } = await copyOf(remote);
  const file = 'site-config/site.json';
  const text = drafts[file]?.text ?? (await publishedText(remote, head, file)) ?? '';
  const site = parsedOrUndefined(text);
  const folder = isObject(site) ? site.pictureFolder : undefined;
  return typeof folder === 'string' ? folder : pictureFolderOf({});
}

async function draftOf(bytes: Uint8Array<ArrayBuffer>, ending: string): Promise<Draft> {
  const of = { was: null, sha: await blobId(bytes), size: bytes.length };
  // A drawing is sent as a text, which the function looks at.
  if (ending === 'svg') return { ...of, text: new TextDecoder().decode(bytes) };
  return { ...of, base64: base64Of(bytes) };
}

/** The first name that is free, on disks too that know no capitals. */
function freePath(copy: Copy, path: string, ending: string): string {
  const files = [...Object.keys(copy.head?.files ?? {}), ...Object.keys(copy.drafts)];
  const taken = new Set(files.map((file) => file.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const free = `${path}${count === 1 ? '' : `-${count}`}.${ending}`;
    if (!taken.has(`public${free}`) && shaIn(copy, `public${free}`) === null) return free;
  }
}
