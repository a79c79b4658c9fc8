import { type Editor, type Extensions, InputRule, Node } from '@tiptap/core';
import { type Node as DocumentNode, Fragment, type Schema } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/** Lists of one level; numbers become bullets. */
export const LISTS: Extensions = [
  Node.create({
    name: 'bulletList',
    content: 'listItem+',
    parseHTML: () => [{ tag: 'ul' }, { tag: 'ol' }],
    renderHTML: () => ['ul', 0],
    addKeyboardShortcuts: () => ({
      'Mod-Shift-8': ({ editor }) => toggleList(editor),
    }),
    addInputRules: () => [
      new InputRule({
        find: /(?<=^|\n)[-*•] $/,
        handler({ state: { tr }, range }) {
          const isInItem = tr.doc.resolve(range.from).depth > 1;
          if (isInItem) return null;
          tr.delete(range.from, range.to);
          toggleLines(tr);
          return undefined;
        },
      }),
    ],
  }),
  Node.create({
    name: 'listItem',
    content: 'paragraph',
    defining: true,
    parseHTML: () => [{ tag: 'li' }],
    renderHTML: () => ['li', 0],
    // Before those of the other extensions.
    priority: 200,
    addKeyboardShortcuts: () => ({
      Enter: ({ editor }) =>
        editor.commands.splitListItem('listItem') || editor.commands.liftListItem('listItem'),
      Backspace: ({ editor }) => {
        const { empty, $from } = editor.state.selection;
        return empty && $from.parentOffset === 0 && editor.commands.liftListItem('listItem');
      },
    }),
  }),
];

export const hasLists = ({ schema }: Editor): boolean => 'bulletList' in schema.nodes;

/** Makes the selected lines items of a list, or the selected items lines again. */
export const toggleList = (editor: Editor): boolean =>
  editor
    .chain()
    .focus()
    .command(({ tr }) => toggleLines(tr))
    .run();

interface Line {
  content: Fragment;
  isItem: boolean;
  /** The position of its first character. */
  start: number;
}

function toggleLines(tr: Transaction): boolean {
  const { from, to } = tr.selection;
  const lines = linesOf(tr.doc);
  const isSelected = ({ start, content }: Line) => start <= to && start + content.size >= from;
  const isItem = !lines.filter(isSelected).every((line) => line.isItem);
  const changed = lines.map((line) => (isSelected(line) ? { ...line, isItem } : line));
  const { blocks, starts } = toBlocks(changed, tr.doc.type.schema);
  tr.replaceWith(0, tr.doc.content.size, blocks);
  const positionAfter = (position: number): number => {
    const index = lines.findLastIndex(({ start }) => start <= position);
    const { start, content } = lines[Math.max(index, 0)] ?? { start: 0, content: Fragment.empty };
    const offset = Math.min(Math.max(position - start, 0), content.size);
    return (starts[Math.max(index, 0)] ?? 0) + offset;
  };
  tr.setSelection(TextSelection.create(tr.doc, positionAfter(from), positionAfter(to)));
  return true;
}

function linesOf(document: DocumentNode): Line[] {
  const lines: Line[] = [];
  document.descendants((node, position, parent) => {
    if (!node.isTextblock) return true;
    const isItem = parent?.type.name === 'listItem';
    const ends: number[] = [];
    node.forEach((child, offset) => {
      if (child.type.name === 'hardBreak' && !isItem) ends.push(offset);
    });
    let start = 0;
    for (const end of [...ends, node.content.size]) {
      lines.push({ content: node.content.cut(start, end), isItem, start: position + 1 + start });
      start = end + 1;
    }
    return false;
  });
  return lines;
}

/** Lines in a row make one paragraph, items one list. `starts` are the positions of their first characters. */
function toBlocks(lines: readonly Line[], schema: Schema) {
  const blocks: DocumentNode[] = [];
  const starts: number[] = [];
  let end = 0;
  for (const line of lines) {
    const type = line.isItem ? 'bulletList' : 'paragraph';
    const last = blocks.at(-1)?.type.name === type ? blocks.pop() : undefined;
    const before = last?.content ?? Fragment.empty;
    const block = schema.node(type, null, before.append(partOf(line, last !== undefined, schema)));
    blocks.push(block);
    end += block.nodeSize - (last?.nodeSize ?? 0);
    // A list ends after an item and its paragraph.
    starts.push(end - (line.isItem ? 3 : 1) - line.content.size);
  }
  return { blocks, starts };
}

function partOf({ content, isItem }: Line, isNext: boolean, schema: Schema): Fragment {
  if (isItem)
    return Fragment.from(schema.node('listItem', null, schema.node('paragraph', null, content)));
  return Fragment.from(isNext ? schema.node('hardBreak') : null).append(content);
}
