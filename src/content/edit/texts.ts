import { fold } from '../../lib/fold.ts';
import { isObject, pointerOf } from '../../lib/json.ts';
import { msg, quoted } from '../../words/message.ts';
import type { Load } from '../index.ts';
import { FIELD } from '../read/records/expand.ts';
import { isProse } from '../read/schema/nodes.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import { inOrder } from '../read/site/link-uses.ts';
import type { Site } from '../read/site/site.ts';
import { MARKS, withBullets } from '../read/words/markup.ts';
import type { SchemaSource } from './editor-schemas/schema-source.ts';
import { CannotEdit, checkedPlan, editEntry, type Plan, writtenFiles } from './file-change.ts';
import {
  childPosition,
  filePosition,
  resolveBranch,
  type SchemaPosition,
} from './labels/schema-position.ts';
import { type Match, type Replacing, replaced } from './replaced.ts';
import { isWholeWords } from './whole-words.ts';

export interface FoundText extends TextPlace {
  entry: ConfigFile;
  matches: Match[];
}

export interface FindOptions {
  /** Not inside of other words. */
  wholeWords?: boolean | undefined;
}

/** The texts of a site that hold some words, whatever their accents and case. */
export function findTexts(
  site: Site,
  source: SchemaSource,
  words: string,
  { wholeWords = false }: FindOptions = {},
): FoundText[] {
  const query = fold(words);
  if (query.trim() === '') return [];
  return inOrder(writtenFiles(site).filter(({ isRead }) => isRead)).flatMap((entry) =>
    textsOf(source, entry).flatMap(({ folded, ...place }) => {
      const { text, isRich, isFilled } = place;
      if (!folded.includes(query)) return [];
      const all = matchesIn(text, query).filter(
        (match) => !wholeWords || isWholeWords(text, match),
      );
      const shown = isRich ? outside(ADDRESS, text, all) : all;
      const matches =
        isFilled || entry.kind === 'record-page' ? outside(FIELD, text, shown) : shown;
      return matches.length > 0 ? [{ entry, ...place, matches }] : [];
    }),
  );
}

type Folded = TextPlace & { folded: string };

const known = new WeakMap<ConfigFile, { source: SchemaSource; texts: Folded[] }>();

/** Those of a file, found once as long as it is the same: each letter of a search asks for all of a site. */
function textsOf(source: SchemaSource, entry: ConfigFile): Folded[] {
  const before = known.get(entry);
  if (before?.source === source) return before.texts;
  const places = textsIn(filePosition(source, entry), entry.value);
  const texts = places.map((place) => ({ ...place, folded: foldedOf(place.text) }));
  known.set(entry, { source, texts });
  return texts;
}

function matchesIn(text: string, query: string): Match[] {
  const { folded, starts } = foldWithOffsets(text);
  const matches: Match[] = [];
  for (
    let found = folded.indexOf(query);
    found >= 0;
    found = folded.indexOf(query, found + query.length)
  )
    matches.push({ start: starts[found] ?? 0, end: starts[found + query.length] ?? text.length });
  return matches;
}

/** As `foldWithOffsets` has it, for all texts of a site: characters of ASCII need not be asked for one by one. */
const foldedOf = (text: string): string => text.replace(/[^ -~]/gu, fold).toLowerCase();

/** A folded text, with the offset of the original character for each of its characters. */
function foldWithOffsets(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let offset = 0;
  for (const character of text) {
    for (const unit of fold(character)) {
      folded += unit;
      for (let count = 0; count < unit.length; count += 1) starts.push(offset);
    }
    offset += character.length;
  }
  return { folded, starts };
}

/** The address of a link, which nobody reads. */
const ADDRESS = /(?<=\])\([^()]*\)/g;

/** The matches that touch nothing of that pattern. Both are in the order of the text. */
function outside(pattern: RegExp, text: string, matches: readonly Match[]): Match[] {
  const unread = Array.from(text.matchAll(pattern), ({ index, 0: part }) => ({
    start: index,
    end: index + part.length,
  }));
  let next = 0;
  return matches.filter(({ start, end }) => {
    while ((unread[next]?.end ?? text.length) <= start && next < unread.length) next += 1;
    return (unread[next]?.start ?? text.length) >= end;
  });
}

interface Replacement extends Replacing, FindOptions {
  /** Selects the texts to change; without it, all are changed. */
  isChosen?(found: FoundText): boolean;
}

/** Other words in place of some, wherever people read them. Returns the texts that change, too. */
export function replaceTexts(
  load: Load,
  source: SchemaSource,
  replacement: Replacement,
): { plan: Plan; changed: FoundText[] } {
  const { site } = load();
  const { words, isChosen = () => true } = replacement;
  const changed = findTexts(site, source, words, replacement).filter(
    (found) => isChosen(found) && replaced(found, replacement) !== found.text,
  );
  if (changed.length === 0)
    throw new CannotEdit(msg('content/edit:no-text', { words: quoted(words) }));
  const edits = changed.flatMap(
    (found) =>
      editEntry(found.entry, { value: replaced(found, replacement) }, { pointer: found.pointer }) ??
      [],
  );
  return { plan: checkedPlan(load, site, { edits }).plan, changed };
}

type Found = Pick<FoundText, 'text' | 'matches'>;

/** A found text without its markup, and where the words that were found are in it. */
export function textAsRead({
  text,
  isRich,
  matches,
}: Pick<FoundText, 'text' | 'isRich' | 'matches'>): Found {
  if (!isRich) return { text, matches };
  const marks = [...text.matchAll(MARKS)];
  let next = 0;
  let removed = 0;
  /** An offset without the marks before it; asked in the order of the text. */
  const moved = (offset: number) => {
    for (let mark = marks[next]; mark; mark = marks[next]) {
      if (mark.index + mark[0].length > offset)
        return offset - removed - Math.max(0, offset - mark.index);
      removed += mark[0].length;
      next += 1;
    }
    return offset - removed;
  };
  return {
    text: withBullets(text.replace(MARKS, '')),
    matches: matches
      .map(({ start, end }) => ({ start: moved(start), end: moved(end) }))
      .filter(({ start, end }) => start < end),
  };
}

interface TextPlace {
  pointer: string;
  text: string;
  /** Whether the text may contain links, whose addresses are not shown. */
  isRich: boolean;
  /** Whether it has names in braces, which are not shown. */
  isFilled: boolean;
}

/** The texts of a value that people read: no names, choices, addresses or dates. */
export function textsIn(position: SchemaPosition, value: unknown, pointer = ''): TextPlace[] {
  if (Array.isArray(value) || isObject(value))
    return Object.entries(value).flatMap(([key, child]) =>
      textsIn(childPosition(position, value, key), child, pointer + pointerOf(key)),
    );
  if (typeof value !== 'string') return [];
  const { schema } = resolveBranch(position, value);
  if (!isProse(schema)) return [];
  const isRich = schema.refersTo === 'richText';
  return [{ pointer, text: value, isRich, isFilled: 'fills' in schema }];
}
