import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { fromDocument } from '../../markdown/document.ts';
import { printMarkdown } from '../../markdown/print-markdown.ts';
import { splitParagraphs } from '../text/paragraphs.ts';

/** Converts pasted plain text to paragraphs with line breaks. */
export function fromPlainText(
  text: string,
  position: ResolvedPos,
  _: boolean,
  { state }: EditorView,
) {
  const { paragraph, hardBreak } = state.schema.nodes;
  const bare = text.replace(/^[\r\n]+|[\r\n]+$/g, '');
  // A text without line breaks keeps the spaces around it.
  const parts = /[\r\n]/.test(bare) ? splitParagraphs(bare) : [bare].filter(Boolean);
  const blocks = parts.map((part) => {
    const lines = part.split('\n').map((line) => state.schema.text(line, position.marks()));
    const inline = lines.flatMap((line, index) =>
      index > 0 && hardBreak ? [hardBreak.create(), line] : [line],
    );
    return paragraph?.create(null, inline) ?? [];
  });
  return new Slice(Fragment.from(blocks.flat()), 1, 1);
}

/** The text of each pasted paragraph; the first and last continue the text around the selection. */
export function pastedTexts({ content }: Slice, { state }: EditorView): string[] {
  const blocks: Fragment[] = [];
  content.descendants((node) => {
    if (node.isTextblock && node.textContent.trim() !== '') blocks.push(node.content);
    return !node.isTextblock;
  });
  // The position of the only paragraph's first character is 1.
  const { from, to } = state.selection;
  const paragraph = state.doc.firstChild?.content ?? Fragment.empty;
  const [before, after] = [
    paragraph.cut(0, Math.max(0, from - 1)),
    paragraph.cut(Math.max(0, to - 1)),
  ];
  return blocks.map((block, index) => {
    const start = index === 0 ? before.append(block) : block;
    const joined = index === blocks.length - 1 ? start.append(after) : start;
    return printMarkdown(fromDocument({ content: joined.toJSON() ?? [] }));
  });
}

/** Converts a pasted slice to one paragraph, with its blocks on lines of their own. */
export function asOneParagraph(slice: Slice, { state }: EditorView): Slice {
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

/** The sign before an item of a list, which Word writes as text: "·", "1.". */
const LIST_SIGN = /<!(?:--)?\[if !supportLists\](?:--)?>.*?<!(?:--)?\[endif\](?:--)?>/gs;

/** Removes the markup of Word; the editor drops unknown marks and styles by itself. */
export const cleanHtml = (html: string): string =>
  html
    .replace(LIST_SIGN, '')
    .replace(/<o:p>.*?<\/o:p>/gs, '')
    .replace(/&nbsp;|\u00a0/g, ' ');
