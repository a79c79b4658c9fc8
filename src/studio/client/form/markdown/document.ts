import type { JSONContent } from '@tiptap/core';
import { BREAK, type Run } from './runs.ts';

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

/** Converts a Tiptap document, or a node of it, to runs. */
export function fromDocument(document: JSONContent): Run[] {
  if (document.type === 'hardBreak') return [{ text: BREAK }];
  if (document.type !== 'text') return (document.content ?? []).flatMap(fromDocument);
  const markOf = (type: string) => document.marks?.find((mark) => mark.type === type);
  const link = markOf('link');
  return [
    {
      text: document.text ?? '',
      ...(markOf('bold') && { strong: true }),
      ...(markOf('italic') && { emphasis: true }),
      ...(link && { to: String(link.attrs?.href ?? '') }),
    },
  ];
}
