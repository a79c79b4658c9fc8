import { mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { isOutside } from '../../../content/node/locate-file.ts';
import { pictureFolderOf, siteLocaleIn } from '../../../content/read/words/site-locale.ts';
import { requestAddress } from '../../../lib/request-address.ts';
import { slug } from '../../../lib/slug.ts';
import { type Handler, HttpError, readBody, sendJson } from '../../../node/http.ts';
import { replaceFile } from '../../../node/replace-file.ts';
import { msg } from '../../../words/message.ts';
import type { Words } from '../../../words/words.ts';
import type { PictureAnswer } from '../../shared/protocol.ts';
import { withHttpErrors } from '../safety/guard.ts';
import type { DiskSite } from '../workspace/disk-site.ts';
import { readersOwn } from '../workspace/endpoint.ts';
import { type Cleaned, cleanPhoto } from './clean-photo.ts';
import { isSvg } from './clean-svg.ts';
import { cleanSvgInThread } from './clean-svg-in-thread.ts';

const MAX_BYTES = 25_000_000;

/** The body is the file, `?name=` its name. */
export const addPictureCall =
  (site: () => DiskSite): Handler =>
  async (request, response) => {
    if (!/^(image\/|application\/octet-stream)/.test(request.headers['content-type'] ?? ''))
      throw new HttpError(415, msg('studio/pictures:no-picture-sent'));
    const name = new URLSearchParams(requestAddress(request.url)?.search).get('name') ?? '';
    const bytes = await readBody(request, MAX_BYTES);
    const own = readersOwn(site(), request);
    const stopped = new AbortController();
    response.once('close', () => stopped.abort());
    sendJson(
      response,
      200,
      await withHttpErrors(() => addPicture(own, name, bytes, stopped.signal)),
    );
  };

export async function addPicture(
  { root, words, wordsOfSite, load }: DiskSite,
  name: string,
  bytes: Buffer,
  /** Of a person who has cancelled: nothing is written any more. */
  stopped?: AbortSignal,
): Promise<PictureAnswer> {
  const { data, ending, done } = isSvg(bytes) ? await cleanDrawing(bytes) : await cleanPhoto(bytes);
  const { width, height } = await sharp(data).metadata();
  const folder = pictureFolderOf(siteLocaleIn(load().site.entries));
  if (stopped?.aborted) throw new HttpError(499, msg('studio/pictures:cancelled'));
  const path = writeNewFile(root, `${folder}/${fileName(name, wordsOfSite())}`, ending, data);
  return {
    picture: { path, width, height, bytes: data.length, usedIn: [] },
    done: done.map(words.worded),
  };
}

async function cleanDrawing(bytes: Buffer): Promise<Cleaned> {
  const { text, done } = await cleanSvgInThread(bytes);
  const data = Buffer.from(text);
  await sharp(data)
    .metadata()
    .catch(() => {
      throw new CannotEdit(msg('studio/pictures:svg-not-drawn'));
    });
  return { data, ending: 'svg', done };
}

/** "Foto da Equipe (1).JPG" -> "foto-da-equipe-1"; without letters, what the site's language calls a picture. */
export const fileName = (name: string, { worded }: Words): string =>
  slug(name.replace(/^.*[\\/]/, '').replace(/\.\w+$/, ''), 60) ||
  worded(msg('studio/pictures:file-name'));

/**
 * Writes to the first name that is free. No `await` between the check and the writing, so that two
 * uploads cannot choose the same name.
 */
function writeNewFile(root: string, path: string, ending: string, data: Buffer): string {
  const folder = `public${dirname(path)}`;
  if (isOutside(root, 'public', `${folder}/${basename(path)}`))
    throw new CannotEdit(msg('studio/pictures:folder-outside', { folder }));
  mkdirSync(join(root, folder), { recursive: true });
  // The disks of macOS and Windows hold one of two names that differ in capitals alone.
  const taken = new Set(readdirSync(join(root, folder)).map((taken) => taken.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const file = `${path}${count === 1 ? '' : `-${count}`}.${ending}`;
    if (isOutside(root, 'public', `public${file}`))
      throw new CannotEdit(msg('studio/pictures:folder-outside', { folder }));
    if (taken.has(basename(file))) continue;
    replaceFile(root, `public${file}`, data);
    return file;
  }
}
