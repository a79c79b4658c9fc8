/** Whether bytes are those of a picture, from its first to its last: nothing may ride along behind it. */

type Bytes = Uint8Array<ArrayBuffer>;

const ascii = (bytes: Bytes, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const startsWith = (bytes: Bytes, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const endsWith = (bytes: Bytes, ...end: number[]): boolean =>
  end.every((byte, at) => bytes[bytes.length - end.length + at] === byte);

const view = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Signature, IHDR and so on to IEND, each with its length. */
function isPng(bytes: Bytes): boolean {
  if (!startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return false;
  let at = 8;
  let name = '';
  while (at + 12 <= bytes.length) {
    name = ascii(bytes, at + 4, 4);
    if (at === 8 && name !== 'IHDR') return false;
    at += 12 + view(bytes).getUint32(at);
    if (name === 'IEND') break;
  }
  return name === 'IEND' && at === bytes.length;
}

const isJpeg = (bytes: Bytes): boolean =>
  startsWith(bytes, 0xff, 0xd8, 0xff) && endsWith(bytes, 0xff, 0xd9);

/** A RIFF file says its length. */
const isWebp = (bytes: Bytes): boolean =>
  bytes.length > 20 &&
  ascii(bytes, 0, 4) === 'RIFF' &&
  ascii(bytes, 8, 4) === 'WEBP' &&
  view(bytes).getUint32(4, true) + 8 === bytes.length;

/** Boxes of ISO 14496-12, each with its length; the first says that it is AVIF. */
function isAvif(bytes: Bytes): boolean {
  if (ascii(bytes, 4, 4) !== 'ftyp' || !/^avi[fs]$/.test(ascii(bytes, 8, 4))) return false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = view(bytes).getUint32(at);
    if (length === 0) return true; // to the end of the file
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}

const KINDS: Record<string, (bytes: Bytes) => boolean> = {
  png: isPng,
  jpg: isJpeg,
  jpeg: isJpeg,
  webp: isWebp,
  avif: isAvif,
};

/** By what the file is called. */
export const isPictureNamed = (file: string, bytes: Bytes): boolean =>
  KINDS[file.toLowerCase().split('.').at(-1) ?? '']?.(bytes) ?? false;
