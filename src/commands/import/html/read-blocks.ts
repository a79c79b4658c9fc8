import { BREAK, type Run } from '../../../studio/client/form/markdown/runs.ts';
import type { Leave } from '../left-behind.ts';
import type { Block } from '../old-site.ts';
import {
  attribute,
  clean,
  type Element,
  isElement,
  isText,
  type Node,
  type Parent,
  textOf,
  tidy,
} from './dom.ts';
import { resolved } from './head.ts';
import { asParagraph, DASH, isShortText, toItems, withNumber } from './list-items.ts';
import { toBlocks, toParagraph } from './paragraph.ts';
import { isHidden, refusedPart } from './parts.ts';
import { pictureAddress, pictureAlt } from './picture.ts';
import { isLayout, readTable } from './table.ts';

export interface Reading {
  /** Where relative addresses begin. */
  base: string;
  leave: Leave;
  /** WordPress' texts have paragraphs without tags: a blank line is where one ends. */
  hasPlainParagraphs?: boolean;
}

type Marks = Omit<Run, 'text'>;

const STRONG = new Set(['b', 'strong']);
const EMPHASIS = new Set(['i', 'em', 'cite', 'dfn', 'var']);
const INLINE = new Set(
  'abbr acronym bdi bdo big code data del font ins kbd label mark nobr output q rp rt ruby s samp small span strike sub sup time tt u wbr'.split(
    ' ',
  ),
);
const LISTS = new Set(['ul', 'ol', 'menu', 'dir']);
const SKIPPED = new Set(
  'base basefont button col colgroup datalist dialog head link meta nav noscript option param script select source style template textarea input title track'.split(
    ' ',
  ),
);

/** The parts of a page, in the order of reading. */
export function readBlocks(root: Parent, reading: Reading): Block[] {
  const reader = new BlockReader(reading);
  reader.walk(root, {});
  return reader.done();
}

class BlockReader {
  readonly #blocks: Block[] = [];
  #runs: Run[] = [];

  constructor(readonly reading: Reading) {}

  done(): Block[] {
    this.#flush();
    return this.#blocks;
  }

  walk(root: Parent, marks: Marks): void {
    for (const node of root.childNodes) this.#node(node, marks);
  }

  #node(node: Node, marks: Marks): void {
    if (isText(node)) this.#text(node.value, marks);
    if (isElement(node)) this.#element(node, marks);
  }

  #text(value: string, marks: Marks): void {
    const pieces = this.reading.hasPlainParagraphs
      ? clean(value)
          .replace(/\r\n?/g, '\n')
          .split(/\n[^\S\n]*\n\s*/)
      : [value];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) this.#flush();
      const lines = this.reading.hasPlainParagraphs ? piece.split('\n') : [piece];
      for (const [line, text] of lines.entries()) {
        if (line > 0 && text.trim()) this.#runs.push({ text: BREAK });
        this.#runs.push({ ...marks, text: clean(text).replace(/[\s\u00a0]+/g, ' ') });
      }
    }
  }

  #element(element: Element, marks: Marks): void {
    const { tagName } = element;
    if (SKIPPED.has(tagName)) return;
    const refused = refusedPart(element, this.reading.base);
    if (refused) {
      this.reading.leave(refused.kind, refused.what);
      return;
    }
    if (isHidden(element)) {
      const text = textOf(element);
      if (text) this.reading.leave('hidden', text);
      return;
    }
    this.#anchor(element);
    this.#background(element);
    if (STRONG.has(tagName)) this.walk(element, { ...marks, strong: true });
    else if (EMPHASIS.has(tagName)) this.walk(element, { ...marks, emphasis: true });
    else if (INLINE.has(tagName)) this.walk(element, marks);
    else this.#special(element, marks);
  }

  #special(element: Element, marks: Marks): void {
    const { tagName } = element;
    if (tagName === 'a') this.#link(element, marks);
    else if (tagName === 'br') this.#break();
    else if (tagName === 'img') this.#picture(element, marks);
    else if (/^h[1-6]$/.test(tagName)) this.#heading(element, Number(tagName[1]), marks);
    else if (tagName === 'summary') this.#heading(element, 4, marks);
    else if (LISTS.has(tagName)) this.#list(element);
    else if (tagName === 'dl') this.#definitions(element);
    else if (tagName === 'table') this.#table(element, marks);
    else if (tagName === 'figcaption' || tagName === 'caption')
      this.#part(element, { ...marks, emphasis: true });
    else if (tagName === 'hr') this.#edge();
    else if (tagName === 'pre') this.#preformatted(element);
    else this.#part(element, marks);
  }

  /** Something that begins on a line of its own. */
  #part(element: Element, marks: Marks): void {
    this.#flush();
    this.walk(element, marks);
    this.#flush();
  }

  #anchor(element: Element): void {
    const id =
      attribute(element, 'id') ?? (element.tagName === 'a' ? attribute(element, 'name') : '');
    if (id) this.#blocks.push({ kind: 'anchor', id });
  }

  #background(element: Element): void {
    const style = attribute(element, 'style') ?? '';
    const [, address] =
      /background(?:-image)?\s*:[^;]{0,200}?url\(\s*["']?([^"')]{1,500})/i.exec(style) ?? [];
    if (address && !address.startsWith('data:'))
      this.reading.leave('background', resolved(address, this.reading.base));
  }

  #break(): void {
    if (this.#runs.findLast(({ text }) => text.trim() || text === BREAK)?.text === BREAK)
      this.#flush();
    else this.#runs.push({ text: BREAK });
  }

  #edge(): void {
    this.#flush();
    this.#blocks.push({ kind: 'edge' });
  }

  #flush(): void {
    const runs = this.#runs;
    this.#runs = [];
    this.#blocks.push(...toBlocks(runs));
  }

  #link(element: Element, marks: Marks): void {
    const written = attribute(element, 'href')?.trim();
    // An address that cannot be read is told later, with its text.
    const to = written ? (resolved(written, this.reading.base) ?? written) : undefined;
    this.walk(element, to === undefined ? marks : { ...marks, to });
  }

  #picture(element: Element, marks: Marks): void {
    const address = pictureAddress(element, this.reading.base, marks.to);
    if (address === undefined) return;
    const alt = pictureAlt(element);
    this.#flush();
    this.#blocks.push({ kind: 'picture', address, alt });
    const leads = marks.to !== undefined && address !== marks.to && alt;
    if (leads) this.#runs.push({ ...marks, text: alt }, { text: ' ' });
  }

  #heading(element: Element, level: number, marks: Marks): void {
    this.#flush();
    const inside = this.#inner(element, marks);
    const pictures = inside.filter(({ kind }) => kind === 'picture');
    const runs = toParagraph(inside);
    const alt = pictures.map((block) => (block.kind === 'picture' ? block.alt : '')).join(' ');
    const text = tidy(runs.map((run) => run.text).join(' ')) || tidy(alt);
    this.#blocks.push(...inside.filter(({ kind }) => kind === 'anchor'));
    const linked = runs.filter(({ text }) => text.trim());
    const isLink = level > 1 && linked.length > 0 && linked.every(({ to }) => to !== undefined);
    if (isLink) this.#blocks.push({ kind: 'paragraph', runs: runs.map(bold) });
    else if (text) this.#blocks.push({ kind: 'heading', level, text });
    this.#blocks.push(...pictures);
  }

  #inner(element: Element, marks: Marks = {}): Block[] {
    const reader = new BlockReader(this.reading);
    reader.walk(element, marks);
    return reader.done();
  }

  #list(element: Element): void {
    this.#flush();
    const first = Number(attribute(element, 'start') ?? 1) || 1;
    const numbered = element.tagName === 'ol';
    const items = element.childNodes.filter(isElement).map((item) => this.#inner(item));
    this.#pushItems(
      items.map((blocks, index) => (numbered ? withNumber(blocks, first + index) : blocks)),
    );
  }

  #definitions(element: Element): void {
    this.#flush();
    const items: Block[][] = [];
    const children = element.childNodes.filter(isElement);
    const parts = children.flatMap((child) =>
      child.tagName === 'div' ? child.childNodes.filter(isElement) : [child],
    );
    for (const part of parts) {
      const isTerm = part.tagName === 'dt';
      const blocks = this.#inner(part, isTerm ? { strong: true } : {}).map(asParagraph);
      const last = items.at(-1);
      if (isTerm || !last) items.push(blocks);
      else last.push(...(last.length === 1 ? [DASH] : []), ...blocks);
    }
    this.#pushItems(items);
  }

  /** As a list, if its items are short texts; else one after the other. */
  #pushItems(items: Block[][]): void {
    const anchors = items.flat().filter(({ kind }) => kind === 'anchor');
    const isPlain = items.every(isShortText);
    if (!isPlain) {
      this.#blocks.push(...items.flat());
      return;
    }
    const flat = items.flatMap(toItems).filter((runs) => runs.some(({ text }) => text.trim()));
    this.#blocks.push(...anchors);
    if (flat.length > 0) this.#blocks.push({ kind: 'list', items: flat });
  }

  #table(element: Element, marks: Marks): void {
    this.#flush();
    if (isLayout(element)) this.#cells(element, marks);
    else this.#blocks.push(...readTable(element, (cell) => this.#inner(cell), this.reading.leave));
  }

  /** The cells of a table that only arranges a page. */
  #cells(element: Element, marks: Marks): void {
    for (const child of element.childNodes.filter(isElement))
      if (/^(tbody|thead|tfoot|tr)$/.test(child.tagName)) this.#cells(child, marks);
      else if (!SKIPPED.has(child.tagName)) this.#element(child, marks);
  }

  #preformatted(element: Element): void {
    this.#flush();
    const lines = element.childNodes
      .map((node) => (isText(node) ? node.value : isElement(node) ? textOf(node) : ''))
      .join('')
      .split('\n');
    for (const line of lines) this.#runs.push({ text: tidy(line) }, { text: BREAK });
    this.#flush();
  }
}

const bold = (run: Run): Run => (run.text === BREAK ? run : { ...run, strong: true });
