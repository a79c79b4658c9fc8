import sharp, { type Metadata } from 'sharp';
import { TALLEST } from '../../../content/compile/picture-geometry.ts';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { type Message, msg, type Wording } from '../../../words/message.ts';

const MAX_WIDTH = 2400;
/** Half a second for 12 megapixels; one of 5 takes three times as long for 1 % less. */
const EFFORT = 3;
const MAX_PIXELS = 100_000_000;

/** The accepted formats, as sharp names them. */
const NAMES: Record<string, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  gif: 'GIF',
  heif: 'AVIF',
};
/** For drawings and screenshots, PNG may be smaller and sharper than WebP. */
const LOSSLESS = new Set(['png', 'gif']);

export interface Cleaned {
  data: Buffer;
  ending: 'webp' | 'png' | 'svg';
  /** For the person. */
  done: Wording[];
}

/** Turns a picture upright, limits its width, and removes the camera's metadata. */
export async function cleanPhoto(bytes: Buffer): Promise<Cleaned> {
  const before = await readMetadata(bytes);
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true });
  const image = upright.resize({
    width: MAX_WIDTH,
    height: TALLEST,
    fit: 'inside',
    withoutEnlargement: true,
  });
  try {
    const webp = await image.clone().webp({ quality: 82, effort: EFFORT }).toBuffer();
    const png = LOSSLESS.has(before.format)
      ? await image.clone().png({ compressionLevel: 9, palette: false }).toBuffer()
      : undefined;
    const ending = png && png.length <= webp.length ? 'png' : 'webp';
    const data = ending === 'png' && png ? png : webp;
    return { data, ending, done: await describe(before, bytes.length, data, ending) };
  } catch {
    throw new CannotEdit(msg('studio/pictures:incomplete'));
  }
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  // sharp throws at once for an empty file, and rejects for one that it cannot read.
  const read = async () => sharp(bytes, { limitInputPixels: false }).metadata();
  const metadata = await read().catch(() => undefined);
  if (!metadata || !NAMES[metadata.format]) throw new CannotEdit(msg('studio/pictures:no-picture'));
  if (metadata.format === 'heif' && metadata.compression !== 'av1')
    throw new CannotEdit(msg('studio/pictures:heic'));
  if (metadata.width * metadata.height > MAX_PIXELS)
    throw new CannotEdit(
      msg('studio/pictures:too-many-pixels', { width: metadata.width, height: metadata.height }),
    );
  return metadata;
}

async function describe(
  before: Metadata,
  bytes: number,
  data: Buffer,
  ending: string,
): Promise<Wording[]> {
  const after = await sharp(data).metadata();
  const width = before.autoOrient.width;
  const format = { png: 'PNG', webp: 'WebP' }[ending];
  const from = NAMES[before.format];
  return [
    ...(after.width < width
      ? [msg('studio/pictures:reduced', { before: width, after: after.width })]
      : []),
    ...(from === format ? [] : [msg('studio/pictures:converted', { from, format })]),
    ...((before.pages ?? 1) > 1 ? [msg('studio/pictures:first-frame')] : []),
    ...(before.exif || before.xmp || before.iptc ? [msg('studio/pictures:no-metadata')] : []),
    ...(data.length < bytes
      ? [
          msg('studio/pictures:smaller', {
            before: inBytes(bytes),
            after: inBytes(data.length),
          }),
        ]
      : []),
  ];
}

/** "3,2 MB"; "240 kB". */
function inBytes(bytes: number): Message {
  const [value, key] =
    bytes >= 1_000_000
      ? [bytes / 1_000_000, 'studio/pictures:megabytes']
      : [bytes / 1000, 'studio/pictures:kilobytes'];
  const places = value < 10 ? 10 : 1;
  return msg(key, { value: Math.max(0.1, Math.round(value * places) / places) });
}
