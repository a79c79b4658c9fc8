/**
 * What a file is, by what it contains: its name and its type are said by whoever sends it. For the field
 * (src/blocks/fields/file/) and for the server, which believes no browser. Runs on Deno, Node and in browsers.
 */

export type FileType = 'pdf' | 'jpeg' | 'png' | 'webp' | 'heic' | 'docx' | 'xlsx' | 'odt';

interface Kind {
  mime: string;
  /** The endings of names; the first is that of a name that has another. */
  endings: [string, ...string[]];
  /** What the file begins with, from `at`. */
  begins: string | string[];
  at?: number;
  /** What its list of contents names, for those that are archives. */
  holds?: string;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const ARCHIVE = 'PK\x03\x04';

export const FILE_TYPES: Record<FileType, Kind> = {
  pdf: { mime: 'application/pdf', endings: ['pdf'], begins: '%PDF-' },
  jpeg: { mime: 'image/jpeg', endings: ['jpg', 'jpeg'], begins: '\xff\xd8\xff' },
  png: { mime: 'image/png', endings: ['png'], begins: '\x89PNG\r\n\x1a\n' },
  webp: { mime: 'image/webp', endings: ['webp'], begins: 'WEBP', at: 8 },
  heic: {
    mime: 'image/heic',
    endings: ['heic', 'heif'],
    begins: ['ftypheic', 'ftypheix', 'ftypmif1'],
    at: 4,
  },
  docx: {
    mime: `${OFFICE}.wordprocessingml.document`,
    endings: ['docx'],
    begins: ARCHIVE,
    holds: 'word/document.xml',
  },
  xlsx: {
    mime: `${OFFICE}.spreadsheetml.sheet`,
    endings: ['xlsx'],
    begins: ARCHIVE,
    holds: 'xl/workbook.xml',
  },
  odt: {
    mime: 'application/vnd.oasis.opendocument.text',
    endings: ['odt'],
    begins: 'mimetypeapplication/vnd.oasis.opendocument.text',
    at: 30,
  },
};

/** Bytes at the beginning by which a file is known, and at the end of an archive, where its list of contents is. */
export const HEAD = 128;
export const LIST = 65_536;

const textOf = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer());

/** Undefined if it is none of those, or cannot be read any more. */
export async function typeOf(
  file: Blob,
  among: readonly FileType[],
): Promise<FileType | undefined> {
  try {
    const tail = file.slice(Math.max(0, file.size - LIST));
    return await typeOfParts({ head: file.slice(0, HEAD), tail }, among);
  } catch {
    return undefined; // it was moved or changed since it was chosen; the message asks for another
  }
}

/** The same of a file of which only its beginning and its end are known. */
export async function typeOfParts(
  parts: Record<'head' | 'tail', Blob>,
  among: readonly FileType[],
): Promise<FileType | undefined> {
  // `latin1` of the platform is windows-1252, which has other signs for some bytes: both are read by it.
  const [head, tail] = await Promise.all([textOf(parts.head), textOf(parts.tail)]);
  return among.find((type) => {
    const { begins, at = 0, holds } = FILE_TYPES[type];
    const isBegun = [begins].flat().some((start) => head.startsWith(asRead(start), at));
    return isBegun && (!holds || tail.includes(holds));
  });
}

const asRead = (bytes: string) =>
  new TextDecoder('latin1').decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));

/** A name without a path, control signs or what file systems and shells refuse, with the ending of its type. */
export function safeName(name: string, type: FileType): string {
  const { endings } = FILE_TYPES[type];
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  const ending = last.slice(dot + 1).toLowerCase();
  const stem = (dot > 0 ? last.slice(0, dot) : last)
    .split(/[^\p{L}\p{M}\p{N} _]/u)
    .filter((part) => part.trim() !== '')
    .join('-')
    .trim()
    .slice(0, 80);
  return `${stem || 'file'}.${endings.includes(ending) ? ending : endings[0]}`;
}
