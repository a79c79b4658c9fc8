import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { fromDocument, printBlocks } from '../../markdown/document.ts';
import { splitParagraphs } from '../text-field.tsx';

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

/** The sign before an item of a list, which Word writes as text: "·", "1.". */
const LIST_SIGN = /<!(?:--)?\[if !supportLists\](?:--)?>.*?<!(?:--)?\[endif\](?:--)?>/gs;

/**
 * Pasted HTML with what the editor has: paragraphs, and lists of one level. The editor drops unknown marks and styles
 * by itself.
 */
export function cleanHtml(html: string): string {
  const body = pastedDocument(html);
  for (const table of body.querySelectorAll('table')) toParagraphs(table);
  return body.innerHTML;
}

/** Without what Word writes between words. */
const withoutWordMarks = (html: string): string =>
  html
    .replace(LIST_SIGN, '')
    .replace(/<o:p>.*?<\/o:p>/gs, '')
    .replace(/&nbsp;|\u00a0/g, ' ');

/** What is pasted, with lists of one level, and its headings and tables as they are. */
export function pastedDocument(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(withoutWordMarks(html), 'text/html');
  toPlainLists(body);
  return body;
}

function toPlainLists(body: HTMLElement): void {
  const made = new Set<Element>();
  for (const item of body.querySelectorAll('p[style*="mso-list:"]')) toListItem(item, made);
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    toItemBefore(list);
  for (const list of body.querySelectorAll('ul, ol')) if (!list.closest('li')) toOneLevel(list);
}

/** Word writes the items of a list as paragraphs, with their level in the style. `made` are the lists of such items. */
function toListItem(paragraph: Element, made: Set<Element>): void {
  const style = paragraph.getAttribute('style') ?? '';
  const [, level = '1'] = /mso-list:[^;]*\blevel(\d)/.exec(style) ?? [];
  const before = paragraph.previousElementSibling;
  let list = before && made.has(before) ? before : added(paragraph, 'ul');
  if (list !== before) paragraph.before(list);
  made.add(list);
  for (let depth = 1; depth < Number(level); depth += 1) {
    const item = list.lastElementChild ?? list.appendChild(added(list, 'li'));
    list = item.querySelector(':scope > ul') ?? item.appendChild(added(item, 'ul'));
  }
  list.appendChild(added(list, 'li')).append(...paragraph.childNodes);
  paragraph.remove();
}

/** Google Docs writes a list of the second level beside the item that it belongs to. */
function toItemBefore(list: Element): void {
  const before = list.previousElementSibling;
  if (before?.matches('li')) before.append(list);
}

/** Items of further levels become lines of the item that they belong to, with a dash for each level. */
function toOneLevel(list: Element): void {
  for (const item of list.querySelectorAll(':scope > li')) {
    const lines = [...item.querySelectorAll('li')].map((inner) => ({
      dashes: '– '.repeat(depthOf(inner, item)),
      nodes: [...inner.childNodes].filter((node) => !isListElement(node)).flatMap(inlineNodes),
    }));
    for (const inner of item.querySelectorAll('ul, ol')) inner.remove();
    const paragraph = item.querySelector(':scope > p:last-of-type') ?? item;
    for (const { dashes, nodes } of lines) paragraph.append(added(item, 'br'), dashes, ...nodes);
  }
}

function depthOf(inner: Element, outer: Element): number {
  let depth = 0;
  for (let item: Element | null | undefined = inner; item && item !== outer; depth += 1)
    item = item.parentElement?.closest('li');
  return depth;
}

const isListElement = (node: globalThis.Node) => /^[uo]l$/i.test(node.nodeName);

/** The content of a block, of which a line cannot hold the block itself. */
const inlineNodes = (node: globalThis.Node): globalThis.Node[] =>
  /^(p|div)$/i.test(node.nodeName) ? [...node.childNodes] : [node];

/** Each row becomes a paragraph, with a space between its cells. */
function toParagraphs(table: HTMLTableElement): void {
  const rows = [...table.rows].map((row) => {
    const paragraph = added(table, 'p');
    for (const cell of row.cells) {
      if (cell.textContent.trim() === '') continue;
      if (paragraph.hasChildNodes()) paragraph.append(' ');
      paragraph.append(...[...cell.childNodes].flatMap(inlineNodes));
    }
    return paragraph;
  });
  table.replaceWith(...rows);
}

const added = ({ ownerDocument }: Element, name: string): HTMLElement =>
  ownerDocument.createElement(name);
