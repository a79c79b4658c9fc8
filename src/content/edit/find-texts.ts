import { fold } from '../../lib/fold.ts';
import type { ConfigFile } from '../config-file.ts';
import type { SchemaSource } from '../editor-schemas/schema-source.ts';
import { rootPosition } from '../labels/schema-position.ts';
import { type TextPlace, textsIn } from '../labels/texts-in.ts';
import { inOrder } from '../references/link-uses.ts';
import type { Site } from '../site.ts';

/** A part of a text, in UTF-16 units. */
interface Match {
  start: number;
  end: number;
}

export interface FoundText extends TextPlace {
  entry: ConfigFile;
  matches: Match[];
}

/** The texts of a site that hold some words, whatever their accents and case. */
export function findTexts({ entries }: Site, source: SchemaSource, words: string): FoundText[] {
  const query = fold(words);
  if (query.trim() === '') return [];
  return inOrder(entries.filter(({ isRead }) => isRead)).flatMap((entry) =>
    textsIn(rootPosition(source, entry.schema), entry.value).flatMap(
      ({ pointer, text, isRich }) => {
        const all = matchesIn(text, query);
        const matches = isRich ? outsideAddresses(text, all) : all;
        return matches.length > 0 ? [{ entry, pointer, text, isRich, matches }] : [];
      },
    ),
  );
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

/** The matches that touch no address of a link, which nobody reads. Both are in the order of the text. */
function outsideAddresses(text: string, matches: readonly Match[]): Match[] {
  const addresses = Array.from(text.matchAll(/\]\([^()]*\)/g), ({ index, 0: link }) => ({
    start: index + 1,
    end: index + link.length,
  }));
  let next = 0;
  return matches.filter(({ start, end }) => {
    while ((addresses[next]?.end ?? text.length) <= start && next < addresses.length) next += 1;
    return (addresses[next]?.start ?? text.length) >= end;
  });
}
