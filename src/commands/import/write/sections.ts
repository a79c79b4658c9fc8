import { cut } from '../../../lib/cut.ts';
import type { JsonObject } from '../../../lib/json.ts';
import { idFrom } from '../../../lib/slug.ts';
import type { Run } from '../../../studio/client/form/markdown/runs.ts';
import { lengthOf } from '../html/paragraph.ts';
import type { Leave } from '../left-behind.ts';
import { type Arranged, isFilled, type Part, type PartBlock } from './arrange.ts';
import { pieces, plainWords, printed } from './rich-text.ts';
import types from './section-types.json' with { type: 'json' };

/** As the schemas have them. */
const LONGEST = {
  title: 120,
  opening: 500,
  paragraph: 1500,
  item: 500,
  cell: 160,
  alt: 200,
  id: 60,
};

export interface Sections {
  /** The address of a picture on the old site -> its file on the new one. */
  pictures: ReadonlyMap<string, string>;
  links(runs: readonly Run[]): Run[];
  leave: Leave;
  /** Names that links lead to; others get no id. */
  wanted: ReadonlySet<string>;
  eyebrow: string | undefined;
  /** Says what the page is about, where it has no text. */
  summary: string;
}

/** The sections of a page, the first with its title. */
export function toSections({ title, parts }: Arranged, context: Sections): JsonObject[] {
  const { leave, eyebrow, summary } = context;
  if (title.length > LONGEST.title) leave('title-cut', title);
  const opening = {
    ...(eyebrow ? { eyebrow } : {}),
    title: plainWords(cut(title, LONGEST.title)),
  };
  const ids = new Map<string, string>();
  const [first, ...others] = parts;
  const text = openingText(first, context);
  const after = text === undefined || !first ? first : withoutFirst(first);
  // A picture whose only text is the opening stands beside that.
  const beside =
    text !== undefined && !after?.blocks.some(isFilled) ? pictureOf(after, context) : {};
  const left = [...(after && !beside.picture ? [after] : []), ...others];
  const rest = left
    .map((part) => toSection(part, context, ids))
    .filter((section) => section !== undefined);
  if (text !== undefined) return [{ type: types.opening, ...opening, text, ...beside }, ...rest];
  const [head, ...following] = rest;
  if (head && head.title === undefined)
    return [{ type: types.text, ...opening, ...head }, ...following];
  const words = printed([{ text: cut(summary || title, 400) }], LONGEST.opening) ?? opening.title;
  return [{ type: types.opening, ...opening, text: words }, ...rest];
}

function pictureOf(part: Part | undefined, { pictures }: Sections): { picture?: JsonObject } {
  const src = part?.picture && pictures.get(part.picture.address);
  return src === undefined ? {} : { picture: { src, alt: altOf(part?.picture?.alt) } };
}

/** The first paragraph, if the page begins with one that is short enough. */
function openingText(part: Part | undefined, { links }: Sections): string | undefined {
  const block = part?.blocks[0];
  const paragraph = block?.paragraphs[0];
  if (part?.title !== undefined || !paragraph || block?.heading !== undefined) return undefined;
  // Marks and addresses count, too: links are asked again where the text is used.
  const length = paragraph.reduce((sum, { text, to = '' }) => sum + text.length + to.length, 0);
  return length > LONGEST.opening ? undefined : printed(links(paragraph), LONGEST.opening);
}

function withoutFirst(part: Part): Part {
  const [block, ...blocks] = part.blocks;
  if (!block) return part;
  const rest = { ...block, paragraphs: block.paragraphs.slice(1) };
  return { ...part, blocks: [rest, ...blocks] };
}

function toSection(
  part: Part,
  context: Sections,
  ids: Map<string, string>,
): JsonObject | undefined {
  const blocks = part.blocks.flatMap((block) => toProseBlocks(block, context));
  const picture = pictureOf(part, context);
  if (blocks.length === 0) {
    if (picture.picture) context.leave('picture-unplaced', String(picture.picture.src));
    return undefined;
  }
  const wanted = part.ids.filter((id) => context.wanted.has(id));
  const id = wanted.length > 0 ? freeId(wanted, ids) : undefined;
  return {
    type: types.text,
    ...(id === undefined ? {} : { id }),
    ...(part.title === undefined ? {} : { title: plainWords(part.title) }),
    blocks,
    ...picture,
  };
}

const altOf = (alt = '') => plainWords(cut(alt, LONGEST.alt));

/** One id serves all names that led to the part. */
function freeId(names: readonly string[], ids: Map<string, string>): string {
  const taken = new Set(ids.values());
  const base = idFrom(names[0] ?? '', LONGEST.id - 5) || 's';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  for (const name of names) ids.set(name, id);
  return id;
}

/** The ids that `toSections` gives to the sections of a page, by the old names. */
export function idsOf(
  { parts }: Pick<Arranged, 'parts'>,
  wanted: ReadonlySet<string>,
): Map<string, string> {
  const ids = new Map<string, string>();
  for (const part of parts) {
    const names = part.ids.filter((id) => wanted.has(id));
    if (names.length > 0) freeId(names, ids);
  }
  return ids;
}

/** A block; what it says twice, once. */
function toProseBlocks(
  { heading, paragraphs, items, table }: PartBlock,
  context: Sections,
): JsonObject[] {
  const print = (runs: Run[], longest: number) => printedPieces(runs, longest, context);
  const texts = paragraphs.flatMap((runs) => print(runs, LONGEST.paragraph));
  const points = items.flatMap((runs) => print(runs, LONGEST.item));
  const rows = table?.rows.map((row) => row.map((runs) => print(runs, LONGEST.cell)[0] ?? NOTHING));
  const block: JsonObject = {
    ...(heading === undefined ? {} : { heading: plainWords(heading) }),
    ...(texts.length > 0 ? { paragraphs: [...new Set(texts)] } : {}),
    ...(points.length > 0 ? { items: [...new Set(points)] } : {}),
    ...(table && rows ? { table: { head: table.head.map(plainWords), rows } } : {}),
  };
  return Object.keys(block).length > 0 ? [block] : [];
}

/** In a cell that is empty. */
const NOTHING = '–';

function printedPieces(runs: Run[], longest: number, { links, leave }: Sections): string[] {
  const linked = links(runs);
  const whole = lengthOf(linked) <= longest ? printed(linked, longest) : undefined;
  if (whole !== undefined) return [whole];
  return pieces(linked, Math.floor(longest * 0.8)).flatMap((piece) => {
    const text = printed(piece, longest);
    if (text === undefined) leave('refused', piece.map((run) => run.text).join(''));
    return text ?? [];
  });
}
