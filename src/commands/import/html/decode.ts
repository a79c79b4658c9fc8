import { TextDecoder } from '@exodus/bytes/encoding.js';
import encodingOf from 'html-encoding-sniffer';

/**
 * The text of a page. (Node's own decoder reads windows-1252 as latin1, without dashes and quotation marks.) What is UTF-8 is read as that, whatever the page says: other encodings hardly ever make it by
 * chance. The rest is what the page says, or what browsers take it for.
 */
export function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes, { defaultEncoding: 'windows-1252' });
  if (/^utf-16/i.test(encoding)) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(/^utf-8$/i.test(encoding) ? 'windows-1252' : encoding).decode(bytes);
  }
}
