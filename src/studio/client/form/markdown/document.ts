import type { JSONContent } from '@tiptap/core';
import { BREAK, type Run } from './runs.ts';

/** Runs as the editor's document. */
export function toDocument(runs: readonly Run[]): JSONContent {
  const content = runs.map(({ text, strong, emphasis, to }): JSONContent => {
    if (text === BREAK) return { type: 'hardBreak' };
    const marks = [
      to !== undefined && { type: 'link', attrs: { href: to } },
      strong && { type: 'bold' },
      emphasis && { type: 'italic' },
    ].filter((mark) => mark !== false && mark !== undefined);
    return { type: 'text', text, marks };
  });
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
}

/** The editor's document as runs. */
export function fromDocument(document: JSONContent): Run[] {
  if (document.type === 'hardBreak') return [{ text: BREAK }];
  if (document.type !== 'text') return (document.content ?? []).flatMap(fromDocument);
  const run: Run = { text: document.text ?? '' };
  for (const { type, attrs } of document.marks ?? []) {
    if (type === 'bold') run.strong = true;
    if (type === 'italic') run.emphasis = true;
    if (type === 'link') run.to = String(attrs?.href ?? '');
  }
  return [run];
}
