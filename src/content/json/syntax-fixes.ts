import type { Fix } from '../problem.ts';

/** Replaces `length` characters of a text. */
export const swap = (offset: number, length: number, text: string): Fix => ({
  edits: [{ offset, length, text }],
});

/** A run of text between other quotes gets straight ones, where it ends on its line. */
export function requote(text: string, offset: number): Fix | undefined {
  const quoted = /[“”„‟«»‘’]([^"“”„‟«»‘’\r\n\\]*)[“”„‟«»‘’]|(['`])([^"'`\r\n\\]*)\2/y;
  quoted.lastIndex = offset;
  const [whole, curved, , plain] = quoted.exec(text) ?? [];
  return whole === undefined ? undefined : swap(offset, whole.length, `"${curved ?? plain}"`);
}
