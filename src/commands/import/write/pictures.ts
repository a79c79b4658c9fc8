import sharp from 'sharp';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { slug } from '../../../lib/slug.ts';
import { cleanPhoto } from '../../../studio/server/pictures/clean-photo.ts';
import { isSvg } from '../../../studio/server/pictures/clean-svg.ts';
import { cleanSvgInThread } from '../../../studio/server/pictures/clean-svg-in-thread.ts';
import type { Leave } from '../left-behind.ts';
import { LARGEST_FILE } from '../limits.ts';
import { decoded, type OldSite } from '../old-site.ts';
import type { NewFiles } from './new-files.ts';

/** Formats that stay as they are, and how their files end. */
const KEPT: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };
const MAX_WIDTH = 2400;
const MAX_BYTES = 500_000;
const MAX_PIXELS = 100_000_000;
/** In pixels: what is smaller is a spacer, which shows nothing, or a sign beside words. */
const SPACER = 3;
const SIGN = 32;

export interface Copier {
  /** The file of a picture on the new site; undefined where it is none, which is told. */
  picture(address: string, leave: Leave): Promise<string | undefined>;
  document(address: string, leave: Leave): Promise<string | undefined>;
}

/** Copies files of the old site, each once. */
export function copierOf(
  old: Pick<OldSite, 'file'>,
  files: NewFiles,
  folders: { pictures: string; documents: string },
): Copier {
  const pictures = new Map<string, Promise<Found>>();
  const documents = new Map<string, Promise<Found>>();
  const once =
    (known: Map<string, Promise<Found>>, find: (address: string) => Promise<Found>) =>
    async (address: string, leave: Leave) => {
      const found = known.get(address) ?? find(address);
      known.set(address, found);
      const { path, told } = await found;
      if (told) leave(...told);
      return path;
    };
  const bytesOf = (address: string) =>
    address.startsWith('data:') ? dataOf(address) : old.file(address);
  return {
    picture: once(pictures, async (address) => {
      const bytes = await bytesOf(address);
      if (!bytes) return { told: ['picture-missing', address] };
      const judged = await judge(bytes, address);
      if (!('data' in judged)) return judged;
      return { path: files.add(folders.pictures, nameOf(address), judged.ending, judged.data) };
    }),
    document: once(documents, async (address) => {
      const bytes = await bytesOf(address);
      if (!bytes) return {}; // the link tells that it leads nowhere
      if (bytes.length > LARGEST_FILE || !isPdf(bytes))
        return { told: ['document-refused', address] };
      return { path: files.add(folders.documents, nameOf(address), 'pdf', bytes) };
    }),
  };
}

interface Found {
  path?: string;
  told?: Parameters<Leave>;
}

interface Sound {
  data: Uint8Array;
  ending: string;
}

/** A picture as the studio takes it, by its bytes; small files that hold nothing but a picture stay as they are. */
async function judge(bytes: Uint8Array, address: string): Promise<Sound | Found> {
  const what = address.startsWith('data:') ? 'data:' : address;
  if (bytes.length > LARGEST_FILE) return { told: ['picture-refused', what] };
  const buffer = Buffer.from(bytes);
  try {
    if (isSvg(buffer)) return await cleanedDrawing(buffer);
    const { width, height } = await sharp(buffer)
      .metadata()
      .catch(() => ({ width: 100, height: 100 }));
    if (Math.min(width, height) <= SPACER) return {};
    if (Math.max(width, height) <= SIGN) return { told: ['drawing', what] };
    return (await asItIs(buffer)) ?? (await cleanPhoto(buffer));
  } catch (error) {
    if (!(error instanceof CannotEdit)) throw error;
    return { told: ['picture-refused', what, error.wording] };
  }
}

async function cleanedDrawing(bytes: Buffer): Promise<Sound | Found> {
  const data = Buffer.from((await cleanSvgInThread(bytes)).text);
  const { width, height } = await sharp(data)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (!(width > 0 && height > 0)) return { told: ['picture-refused', 'svg'] };
  return { data, ending: 'svg' };
}

async function asItIs(bytes: Buffer): Promise<Sound | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format, width, pages = 1, exif, xmp, iptc } = await image.metadata();
    const ending = KEPT[format];
    const isPlain = !(exif || xmp || iptc) && pages === 1;
    if (!ending || !isPlain || width > MAX_WIDTH || bytes.length > MAX_BYTES) return undefined;
    await image.resize({ width: 32, height: 32 }).raw().toBuffer(); // reads it to its end
    return { data: bytes, ending };
  } catch {
    return undefined; // what cleans photos says why it cannot be read
  }
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/** A picture written into the page itself. */
function dataOf(address: string): Promise<Uint8Array | undefined> {
  const [, type, data] = /^data:([\w/+.-]{1,60});base64,(.*)$/s.exec(address) ?? [];
  const isPicture = type?.startsWith('image/') && data !== undefined;
  return Promise.resolve(isPicture ? Buffer.from(data, 'base64') : undefined);
}

function nameOf(address: string): string {
  const last = address.startsWith('data:')
    ? ''
    : (new URL(address).pathname.split('/').at(-1) ?? '');
  return slug(decoded(last).replace(/(?:-\d{1,5}x\d{1,5})?\.\w{1,5}$/, ''), 60) || 'file';
}
