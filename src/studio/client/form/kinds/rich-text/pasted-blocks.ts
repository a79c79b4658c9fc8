import { DOMParser as NodeParser, type Schema } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { isMap } from '../../../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../../../shared/protocol.ts';
import { fromDocument, printBlocks } from '../../markdown/document.ts';
import { keysOf, pathTo, type SchemaFiles, type SchemaNode } from '../../schema/schema-node.ts';
import { withoutMarkdown } from '../../words/summary-of.ts';
import { maxItemsOf } from '../use-items.ts';
import { pastedDocument } from './pasted.ts';

export interface Table {
  head: string[];
  rows: string[][];
}

/** A part of a document of Word or of a page, in its order. Texts are Markdown, but headings. */
export type PastedPart = { heading: string } | { paragraph: string } | { table: Table };

/** Parts with a heading or a table among them, and what stands around the selection that they replace. */
export interface PastedBlocks {
  parts: PastedPart[];
  before: string;
  after: string;
}

/** As much as a table of a page may have; a larger one becomes paragraphs. */
const MOST_COLUMNS = 4;
const MOST_ROWS = 20;
const LONGEST_HEADING = 120;

/** What is pasted, if it has a heading or a table; undefined if it is text alone. */
export function pastedBlocks(html: string, { state }: EditorView): PastedBlocks | undefined {
  const parts = partsOf(pastedDocument(html), state.schema);
  if (parts.every((part) => 'paragraph' in part)) return undefined;
  const print = (from: number, to?: number) =>
    printBlocks(fromDocument(state.doc.cut(from, to).toJSON()));
  return { parts, before: print(0, state.selection.from), after: print(state.selection.to) };
}

const HEADING = /^H[1-6]$/;

function partsOf(element: Element, schema: Schema): PastedPart[] {
  const parts: PastedPart[] = [];
  for (const node of element.childNodes) {
    const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    if (text === '') continue;
    const table = node instanceof HTMLTableElement ? tableOf(node, schema) : undefined;
    if (table) parts.push({ table });
    else if (HEADING.test(node.nodeName) && text.length <= LONGEST_HEADING)
      parts.push({ heading: text });
    else if (node instanceof Element && node.querySelector('h1, h2, h3, h4, h5, h6, table'))
      parts.push(...partsOf(node, schema));
    else parts.push({ paragraph: markdownOf(node, schema) });
  }
  return parts;
}

/** Undefined if it is larger than a page may have, or has no head. */
function tableOf({ rows }: HTMLTableElement, schema: Schema): Table | undefined {
  const [head, ...others] = [...rows].map(({ cells }) =>
    [...cells].map((cell) => markdownOf(cell, schema)),
  );
  if (!head || head.length < 2 || head.length > MOST_COLUMNS) return undefined;
  if (others.length === 0 || others.length > MOST_ROWS) return undefined;
  return {
    head: head.map(withoutMarkdown),
    rows: others.map((cells) => head.map((_, index) => cells[index] ?? '')),
  };
}

/** Of a block, or of what stands in a cell. */
function markdownOf(node: Node, schema: Schema): string {
  const box = document.createElement('div');
  box.append(
    ...(/^T[DH]$/.test(node.nodeName) ? node.cloneNode(true).childNodes : [node.cloneNode(true)]),
  );
  return printBlocks(fromDocument(NodeParser.fromSchema(schema).parse(box).toJSON()));
}

/** Where a paragraph of a block stands, if the blocks around it may have headings. */
interface BlockPlace {
  /** The pointer of the blocks. */
  pointer: string;
  blocks: Json[];
  block: number;
  paragraph: number;
  hasTables: boolean;
  most: number;
}

export function blockPlace(
  { schemas, root, value }: { schemas: SchemaFiles; root: SchemaNode; value: Json | undefined },
  pointer: string,
): BlockPlace | undefined {
  const [list, block, paragraphs, paragraph] = pathTo(schemas, root, value, pointer).slice(-4);
  const keys = block?.node ? keysOf(block.node) : [];
  if (!paragraph || paragraphs?.key !== 'paragraphs' || !keys.includes('heading')) return undefined;
  if (!list?.node || !Array.isArray(list.value)) return undefined;
  return {
    pointer: pointer.split('/').slice(0, -3).join('/'),
    blocks: list.value,
    block: Number(block?.key),
    paragraph: Number(paragraph.key),
    hasTables: keys.includes('table'),
    most: maxItemsOf(list.node),
  };
}

/** The blocks with what was pasted into a paragraph of one; undefined if they would be too many. */
export function withPastedBlocks(
  { blocks, block, paragraph, hasTables, most }: BlockPlace,
  { parts, before, after }: PastedBlocks,
): Json[] | undefined {
  const given = blocks[block];
  if (!isMap(given) || !Array.isArray(given.paragraphs)) return undefined;
  const { heading, paragraphs, ...others } = given;
  const texts = (list: readonly Json[]) => list.map((text) => ({ paragraph: String(text) }));
  const made: JsonMap[] = [heading === undefined ? {} : { heading }];
  for (const part of [
    ...texts([...paragraphs.slice(0, paragraph), before]),
    ...parts.flatMap((part) => ('table' in part && !hasTables ? texts(rowsOf(part)) : [part])),
    ...texts([after, ...paragraphs.slice(paragraph + 1)]),
  ])
    append(made, part);
  const last = made.at(-1);
  if (last && !('table' in last)) Object.assign(last, others);
  else made.push(others);
  const kept = made.filter((one) => Object.keys(one).length > 0);
  const all = blocks.toSpliced(block, 1, ...kept);
  return all.length <= most ? all : undefined;
}

/** In a block, paragraphs stand before its table. */
function append(made: JsonMap[], part: PastedPart): void {
  const last = made.at(-1);
  const isOver = !last || 'table' in last;
  if ('heading' in part) made.push({ heading: part.heading });
  else if ('table' in part) {
    if (isOver) made.push({ table: { ...part.table } });
    else last.table = { ...part.table };
  } else if (part.paragraph === '') return;
  else if (isOver) made.push({ paragraphs: [part.paragraph] });
  else {
    const texts = Array.isArray(last.paragraphs) ? last.paragraphs : [];
    last.paragraphs = [...texts, part.paragraph];
  }
}

const rowsOf = ({ table: { head, rows } }: { table: Table }): string[] =>
  [head, ...rows].map((cells) => cells.filter((cell) => cell !== '').join(' '));
