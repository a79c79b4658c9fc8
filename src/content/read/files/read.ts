import { msg } from '../../../words/message.ts';
import type { Finding } from '../words/problem.ts';
import type { Slot } from './layout.ts';
import type { SiteFiles } from './site-files.ts';

/** A page is some 10 kB: far above this, something else was pasted in. */
export const LARGEST_BYTES = 2_000_000;

const SAVE_AS_UTF8 = msg('content/files:save-as-utf8-hint');

export interface Source {
  text: string;
  /** False when there is nothing worth parsing. */
  usable: boolean;
  findings: Finding[];
}

const unusable = (finding: Finding, text = ''): Source => ({
  text,
  usable: false,
  findings: [finding],
});

/** Reads a file as UTF-8 text. Never throws. */
export function readSource(files: SiteFiles, { file, size }: Pick<Slot, 'file' | 'size'>): Source {
  if (size > LARGEST_BYTES)
    return unusable({
      code: 'file-too-large',
      message: msg('content/files:too-large', {
        megabytes: size / 1e6,
        limit: LARGEST_BYTES / 1e6,
      }),
      hint: msg('content/files:too-large-hint'),
    });
  const bytes = files.read(file);
  if (!bytes)
    return unusable({
      code: 'file-unreadable',
      message: msg('content/files:unreadable'),
      hint: msg('content/files:unreadable-hint'),
    });
  return decode(bytes);
}

export function decode(bytes: Uint8Array): Source {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff))
    return unusable({
      code: 'encoding',
      message: msg('content/files:utf16'),
      hint: SAVE_AS_UTF8,
    });
  const text = utf8(bytes);
  if (text === undefined) return notUtf8(bytes);
  const marked = startsWith(bytes, 0xef, 0xbb, 0xbf);
  if (text.trim() === '')
    return unusable(
      {
        code: 'file-empty',
        message: msg('content/files:empty'),
        hint: msg('content/files:empty-hint'),
      },
      text,
    );
  const findings: Finding[] = marked
    ? [
        {
          code: 'byte-order-mark',
          message: msg('content/files:byte-order-mark'),
          hint: [msg('content/files:byte-order-mark-hint'), SAVE_AS_UTF8],
          // The text has no byte order mark any more, so writing it is the fix.
          fix: { edits: [{ offset: 0, length: 0, text: '' }] },
        },
      ]
    : [];
  return { text, usable: true, findings };
}

const startsWith = (bytes: Uint8Array, ...prefix: number[]) =>
  prefix.every((byte, index) => bytes[index] === byte);

/** Without a byte order mark; undefined where it is none. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

function notUtf8(bytes: Uint8Array): Source {
  const text = lenient.decode(bytes);
  // Decoding puts U+FFFD for each bad byte, so the first difference is the first bad byte.
  const again = new TextEncoder().encode(text);
  let bad = 0;
  while (bad < bytes.length && bytes[bad] === again[bad]) bad += 1;
  const before = lenient.decode(bytes.subarray(0, bad)).replace(/\uFFFD$/, '');
  const probable = String.fromCharCode(...bytes.subarray(bad, bad + 1));
  return unusable(
    {
      code: 'encoding',
      offset: before.length,
      message: /\p{L}/u.test(probable)
        ? msg('content/files:no-utf8-probably', { letter: probable })
        : msg('content/files:no-utf8'),
      hint: SAVE_AS_UTF8,
    },
    text,
  );
}
