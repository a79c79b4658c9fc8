import type { Run } from '../../../studio/client/form/markdown/runs.ts';
import type { Leave } from '../left-behind.ts';
import type { Block } from '../old-site.ts';
import { attribute, type Element, elementsIn, isElement, textOf } from './dom.ts';
import { toParagraph } from './paragraph.ts';

/** As `schema.json` of the section `prose` has them. */
const MOST_COLUMNS = 4;
const MOST_ROWS = 20;
const LONGEST_HEAD = 40;
/** Less than a cell may have: marks and the signs of links count too. */
const LONGEST_CELL = 120;

/** Whether a table only arranges a page, as they did before there was CSS for it. */
export function isLayout(table: Element): boolean {
  const inside = [...elementsIn(table)];
  if (inside.some(({ tagName }) => tagName === 'table')) return true;
  if (/presentation|none/.test(attribute(table, 'role') ?? '')) return true;
  const rows = rowsOf(table);
  const columns = Math.max(0, ...rows.map((row) => cellsOf(row).length));
  if (columns < 2) return true;
  if (inside.some(({ tagName }) => /^(th|caption|thead)$/.test(tagName))) return false;
  const isDrawn = Number(attribute(table, 'border') ?? 0) > 0;
  const isPlain = !inside.some(({ tagName }) =>
    /^(img|h[1-6]|ul|ol|form|iframe|hr)$/.test(tagName),
  );
  const cells = rows.flatMap(cellsOf).map(textOf);
  return !(
    rows.length > 1 &&
    isPlain &&
    isDrawn &&
    cells.every((text) => text.length <= LONGEST_CELL)
  );
}

const rowsOf = (table: Element): Element[] =>
  table.childNodes
    .filter(isElement)
    .flatMap((child) =>
      /^(tbody|thead|tfoot)$/.test(child.tagName) ? child.childNodes.filter(isElement) : [child],
    )
    .filter(({ tagName }) => tagName === 'tr');

const cellsOf = (row: Element): Element[] =>
  row.childNodes.filter(isElement).filter(({ tagName }) => /^t[dh]$/.test(tagName));

interface Cell {
  isHead: boolean;
  runs: Run[];
}

/** A table of data: as tables that the site can show, or as a list where it is too wide. */
export function readTable(
  table: Element,
  inner: (cell: Element) => Block[],
  leave: Leave,
): Block[] {
  const pictures: Block[] = [];
  const rows = rowsOf(table).map((row) =>
    cellsOf(row).flatMap((cell): Cell[] => {
      const blocks = inner(cell);
      pictures.push(...blocks.filter(({ kind }) => kind === 'picture' || kind === 'anchor'));
      const isHead = cell.tagName === 'th' || isBold(blocks);
      const span = Math.min(20, Math.max(1, Number(attribute(cell, 'colspan') ?? 1) || 1));
      const blank = Array.from({ length: span - 1 }, () => ({ isHead, runs: [] }));
      return [{ isHead, runs: toParagraph(blocks) }, ...blank];
    }),
  );
  const caption = table.childNodes.filter(isElement).find(({ tagName }) => tagName === 'caption');
  const title = caption && textOf(caption);
  const blocks = [
    ...(title ? [{ kind: 'heading', level: 4, text: title } satisfies Block] : []),
    ...(asTables(rows) ?? asList(rows, () => leave('table-wide', title || wordsOf(rows[0] ?? [])))),
  ];
  return [...blocks, ...pictures];
}

const isBold = (blocks: readonly Block[]): boolean =>
  blocks.length > 0 &&
  blocks.every(
    (block) =>
      block.kind === 'heading' ||
      (block.kind === 'paragraph' && block.runs.every(({ strong }) => strong)),
  );

const textIn = ({ runs }: Cell) => runs.map(({ text }) => text).join('');
const wordsOf = (row: readonly Cell[]) => row.map(textIn).join(', ');

/** The first row, if it names the columns. */
function headOf([first]: readonly Cell[][]): string[] | undefined {
  if (!first?.every((cell) => cell.isHead || textIn(cell) === '')) return undefined;
  const names = first.map(textIn);
  const areNames = names.every(
    (name, index) => (index === 0 || name) && name.length <= LONGEST_HEAD,
  );
  return areNames ? names : undefined;
}

function asTables(rows: readonly Cell[][]): Block[] | undefined {
  const columns = Math.max(...rows.map((row) => row.length));
  const head = headOf(rows);
  if (!head || columns > MOST_COLUMNS || head.length !== columns || rows.length < 2)
    return undefined;
  const body = rows.slice(1);
  if (body.flat().some((cell) => textIn(cell).length > LONGEST_CELL)) return undefined;
  const tables: Block[] = [];
  for (let start = 0; start < body.length; start += MOST_ROWS)
    tables.push({
      kind: 'table',
      head,
      rows: body
        .slice(start, start + MOST_ROWS)
        .map((row) => head.map((_, index) => row[index]?.runs ?? [])),
    });
  return tables;
}

/** Each row as an item: its cells with the names of their columns. */
function asList(rows: readonly Cell[][], tell: () => void): Block[] {
  tell();
  const head = headOf(rows);
  const items = rows.slice(head ? 1 : 0).map((row) =>
    row.flatMap(({ runs }, index): Run[] => {
      if (runs.length === 0) return [];
      const name = head?.[index];
      const before = index > 0 ? [{ text: '; ' }] : [];
      return [...before, ...(name ? [{ text: `${name}: ` }] : []), ...runs];
    }),
  );
  const filled = items.filter((runs) => runs.length > 0);
  return filled.length > 0 ? [{ kind: 'list', items: filled }] : [];
}
