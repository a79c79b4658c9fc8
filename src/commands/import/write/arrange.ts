import type { Run } from '../../../studio/client/form/markdown/runs.ts';
import type { Block, OldPage } from '../old-site.ts';

export interface OldPicture {
  address: string;
  alt: string | undefined;
}

type Table = Extract<Block, { kind: 'table' }>;

/** A block of a section of text: the order of what is in it is fixed. */
export interface PartBlock {
  heading?: string;
  paragraphs: Run[][];
  items: Run[][];
  table?: Table;
}

/** What becomes a section. */
export interface Part {
  title?: string;
  /** Names that links of the old site lead to. */
  ids: string[];
  picture?: OldPicture;
  blocks: PartBlock[];
}

export interface Arranged {
  title: string;
  parts: Part[];
  /** Pictures that no text stands beside. */
  unplaced: OldPicture[][];
}

/** The sections of an old page: a heading of the highest level begins one, and so does each further picture. */
export function arrange(page: OldPage, name: string): Arranged {
  const main = mainHeading(page.blocks);
  const title = main?.text ?? name;
  const blocks = page.blocks.filter((block) => block !== main && !isTitle(block, title));
  const arranger = new Arranger(levelOfSections(blocks));
  for (const block of blocks) arranger.add(block);
  return { title, ...arranger.done() };
}

type Heading = Extract<Block, { kind: 'heading' }>;

/** The first of the highest level; else one that the page begins with, if no other is of its level. */
function mainHeading(blocks: readonly Block[]): Heading | undefined {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const main = headings.find(({ level }) => level === 1);
  const first = blocks.find(({ kind }) => kind !== 'anchor' && kind !== 'edge');
  const isAlone = (one: Heading) =>
    headings.every((other) => other === one || other.level !== one.level);
  return main ?? (first?.kind === 'heading' && isAlone(first) ? first : undefined);
}

const isTitle = (block: Block, title: string): boolean =>
  block.kind === 'heading' && block.text.toLowerCase() === title.toLowerCase();

/** Level of headings that were only bold. */
const BOLD = 4;

function levelOfSections(blocks: readonly Block[]): number {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? block.level : []));
  const highest = Math.min(...levels);
  return highest < BOLD ? highest : 0;
}

/** As `schema.json` of the section has it; a longer one is a paragraph. */
const LONGEST_HEADING = 120;

class Arranger {
  readonly #parts: Part[] = [];
  readonly #unplaced: OldPicture[][] = [];
  #part: Part = { ids: [], blocks: [] };
  #row: OldPicture[] = [];
  #anchors: string[] = [];

  constructor(readonly sectionLevel: number) {}

  add(block: Block): void {
    if (block.kind === 'anchor') this.#anchors.push(block.id);
    else if (block.kind === 'picture') this.#picture(block);
    else if (block.kind === 'edge') this.#part.blocks.push(emptyBlock());
    else if (block.kind === 'heading') this.#heading(block.text, block.level);
    else this.#text(block);
  }

  done(): Pick<Arranged, 'parts' | 'unplaced'> {
    this.#begin();
    return { parts: this.#parts, unplaced: this.#unplaced };
  }

  /** Ends the part and begins another. */
  #begin(title?: string): void {
    const part = { ...this.#part, blocks: this.#part.blocks.filter(isFilled) };
    const row = [...(part.blocks.length === 0 && part.picture ? [part.picture] : []), ...this.#row];
    if (row.length > 0) this.#unplaced.push(row);
    const last = this.#parts.at(-1);
    if (part.blocks.length > 0) this.#parts.push(part);
    else if (part.title !== undefined && last) last.blocks.push(headed(part.title));
    else if (part.title !== undefined)
      this.#parts.push({ ids: part.ids, blocks: [headed(part.title)] });
    this.#row = [];
    this.#part = { ...(title === undefined ? {} : { title }), ids: this.#anchors, blocks: [] };
    this.#anchors = [];
  }

  #named(): void {
    this.#part.ids.push(...this.#anchors);
    this.#anchors = [];
  }

  #heading(text: string, level: number): void {
    if (text.length > LONGEST_HEADING)
      this.#text({ kind: 'paragraph', runs: [{ text, strong: true }] });
    else if (level === this.sectionLevel) this.#begin(text);
    else {
      this.#named();
      this.#part.blocks.push(headed(text));
    }
  }

  #picture({ address, alt }: OldPicture): void {
    this.#named();
    if (!this.#part.picture && this.#row.length === 0) this.#part.picture = { address, alt };
    else if (this.#part.blocks.some(isFilled) && this.#row.length === 0) {
      this.#begin();
      this.#part.picture = { address, alt };
    } else this.#row.push({ address, alt });
  }

  #text(block: Extract<Block, { kind: 'paragraph' | 'list' | 'table' }>): void {
    this.#named();
    // Of pictures in a row, the last stands beside the text that follows; the others have no place.
    if (this.#row.length > 0) {
      this.#unplaced.push(this.#row);
      this.#row = [];
    }
    const last = this.#part.blocks.at(-1);
    const target = last && hasRoom(last, block.kind) ? last : emptyBlock();
    if (target !== last) this.#part.blocks.push(target);
    if (block.kind === 'paragraph') target.paragraphs.push(block.runs);
    else if (block.kind === 'list') target.items.push(...block.items);
    else target.table = block;
  }
}

const emptyBlock = (): PartBlock => ({ paragraphs: [], items: [] });
const headed = (heading: string): PartBlock => ({ heading, ...emptyBlock() });

export const isFilled = ({ heading, paragraphs, items, table }: PartBlock): boolean =>
  heading !== undefined || paragraphs.length > 0 || items.length > 0 || table !== undefined;

/** In a block, paragraphs come before the list, and the list before the table. */
function hasRoom({ items, table }: PartBlock, kind: 'paragraph' | 'list' | 'table'): boolean {
  if (table) return false;
  return kind === 'table' || items.length === 0;
}
