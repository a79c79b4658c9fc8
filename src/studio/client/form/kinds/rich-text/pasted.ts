import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { printBlocks } from '../../markdown/blocks.ts';
import { fromDocument } from '../../markdown/document.ts';
import { splitParagraphs } from '../text/paragraphs.ts';

/** Converts pasted plain text to paragraphs with line breaks. */
export function fromPlainText(
  text: string,
  position: ResolvedPos,
  _: boolean,
  { state }: EditorView,
) {
  const { paragraph, hardBreak } = state.schema.nodes;
  // Cells of a table come with tabs between them.
  const bare = text.replace(/^[\r\n]+|(?<![\r\n])[\r\n]+$/g, '').replace(/\t+/g, ' ');
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

/** The text of each pasted paragraph and list; the first and last continue the text around the selection. */
export function pastedTexts({ content }: Slice, { state }: EditorView): string[] {
  const blocks: Node[] = [];
  content.descendants((node) => {
    const isBlock = node.isTextblock || isList(node);
    if (isBlock && node.textContent.trim() !== '') blocks.push(node);
    return !isBlock;
  });
  const paragraph = state.doc.firstChild;
  // In a text with a list, no part can be told from the others.
  if (!paragraph || state.doc.childCount > 1 || isList(paragraph)) return [];
  // The position of the only paragraph's first character is 1.
  const { from, to } = state.selection;
  const before = paragraph.cut(0, Math.max(0, from - 1));
  const after = paragraph.cut(Math.max(0, to - 1));
  return blocks.map((block, index) => {
    const start = index === 0 ? before : before.cut(0, 0);
    const end = index === blocks.length - 1 ? after : after.cut(0, 0);
    const nodes = isList(block)
      ? [start, block, end]
      : [start.copy(start.content.append(block.content).append(end.content))];
    return printBlocks(fromDocument({ content: nodes.map((node) => node.toJSON()) }));
  });
}

const isList = (node: Node): boolean => node.type.name === 'bulletList';

/** Converts a pasted slice to lists and to paragraphs between them, with their blocks on lines of their own. */
export function asFewBlocks(slice: Slice, { state }: EditorView): Slice {
  const { hardBreak, paragraph } = state.schema.nodes;
  const blocks: Node[] = [];
  let inline: Node[] = [];
  const endParagraph = () => {
    if (paragraph && inline.length > 0) blocks.push(paragraph.create(null, inline));
    inline = [];
  };
  slice.content.descendants((node) => {
    if (isList(node)) {
      endParagraph();
      blocks.push(node);
      return false;
    }
    if (!node.isTextblock && !node.isInline) return true;
    if (inline.length > 0 && node.isTextblock && node.content.size > 0 && hardBreak)
      inline.push(hardBreak.create());
    if (node.isInline) inline.push(node);
    else inline.push(...node.content.content);
    return false;
  });
  if (blocks.length === 0) return new Slice(Fragment.from(inline), 0, 0);
  endParagraph();
  const content = Fragment.from(blocks);
  // In an item, the items that are pasted follow it.
  return state.selection.$from.depth > 1 ? Slice.maxOpen(content) : new Slice(content, 0, 0);
}
