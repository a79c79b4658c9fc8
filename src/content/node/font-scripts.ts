import { codePointsIn } from '../../lib/unicode-range.ts';

/** A subset of a family beyond Latin, and the characters that pages get of it. */
export interface FontScript {
  subset: string;
  characters: string;
}

/** They join letters of any subset, and have to come from the file that has the letters. */
const JOINERS = [0x200c, 0x200d];
/** Letters that stand among those of `latin`, so that a few of them are enough. */
const IN_LATIN = /^(latin-ext|vietnamese)$/;
/** Numbered, as Chinese, Japanese and Korean ones are: a hundred files, of which each page needs others. */
const isNumbered = (subset: string): boolean => subset.startsWith('[');

/**
 * The subsets of a family, beside `latin`, that the site writes something of. Where subsets share a character, it is of the
 * one that Fontsource names last, as browsers have it. Of an alphabet all letters are kept beside those that are written: a
 * word that a visitor types is not joined across files.
 */
export function fontScripts(
  subsets: Readonly<Record<string, string>>,
  written: ReadonlySet<string>,
  inBothCases: string,
): FontScript[] {
  const taken = new Set(codePointsIn(subsets.latin ?? ''));
  for (const joiner of JOINERS) taken.delete(joiner);
  const scripts: FontScript[] = [];
  for (const [subset, range] of Object.entries(subsets).reverse()) {
    if (subset === 'latin' || isNumbered(subset)) continue;
    const points = new Set(codePointsIn(range).filter((code) => !taken.has(code)));
    const isIn = (character: string) => points.has(codeOf(character));
    const own = [...written].filter(
      (character) => isIn(character) && !JOINERS.includes(codeOf(character)),
    );
    if (own.length === 0) continue;
    const kept = IN_LATIN.test(subset)
      ? [...inBothCases].filter(isIn)
      : withNeighbours(own, points).map((code) => String.fromCodePoint(code));
    for (const character of kept) taken.add(codeOf(character));
    scripts.push({ subset, characters: kept.join('') });
  }
  return scripts;
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/** Unicode has the letters of an alphabet beside each other, in blocks of 256. */
function withNeighbours(written: readonly string[], points: ReadonlySet<number>): number[] {
  const blocks = new Set(written.map((character) => codeOf(character) >> 8));
  return [...points].filter((code) => blocks.has(code >> 8) || JOINERS.includes(code));
}
