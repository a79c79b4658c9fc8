import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** What is pasted as one paragraph: its blocks one after the other, on lines of their own. */
export function inOneParagraph(slice: Slice, { state }: EditorView): Slice {
  const inline: Node[] = [];
  const lineBreak = state.schema.nodes.hardBreak;
  slice.content.descendants((node) => {
    if (!node.isTextblock && !node.isInline) return true;
    if (inline.length > 0 && node.isTextblock && node.content.size > 0 && lineBreak)
      inline.push(lineBreak.create());
    if (node.isInline) inline.push(node);
    else inline.push(...node.content.content);
    return false;
  });
  return new Slice(Fragment.from(inline), 0, 0);
}

/** Without what Word leaves between words; marks and styles that the document has none of go by themselves. */
export const cleaned = (html: string): string =>
  html.replace(/<o:p>.*?<\/o:p>/gs, '').replace(/&nbsp;|\u00a0/g, ' ');
