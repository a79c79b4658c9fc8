import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import widths from '../../lib/stand-in-widths.json' with { type: 'json' };
import { nearestWeight, staticWeights, webFile } from '../../node/font-files.ts';
import type { ThemeFont } from '../../types/config.gen.ts';

/** More changes nothing. */
const MOST = 5000;
const FEWEST = 100;
/** The letters that are frequent in most languages, for a site that is not written in Latin ones. */
const FREQUENT = 'etaoin shrdlu';

/** fontkit reads tables that its types leave out. */
interface Metrics {
  hmtx: { metrics: { get(index: number): { advance: number }; length: number } };
}

/**
 * How wide the stand-in of a font has to be, in percent of its own size, to take the space that these texts take in the
 * font: by the widths of their letters, without kerning. It is within two percent of what browsers measure.
 */
export async function standInSize(
  { family, standIn }: Pick<ThemeFont, 'family' | 'standIn'>,
  weight: number,
  texts: readonly string[],
): Promise<number> {
  const own = await widthsIn(family, weight);
  const other = (letter: string): number => widths[standIn][letter.charCodeAt(0) - 0x20] ?? 0;
  const known = [...lettersOf(texts)].filter((letter) => own(letter) > 0);
  const isLatin = known.filter((letter) => /[a-z]/i.test(letter)).length >= FEWEST;
  const letters = isLatin ? known : [...FREQUENT];
  const sum = (widthOf: (letter: string) => number) =>
    letters.reduce((total, letter) => total + widthOf(letter), 0);
  return Number(((sum(own) / sum(other)) * 100).toFixed(1));
}

/** Those of ASCII: a letter with an accent is as wide as without. */
const lettersOf = (texts: readonly string[]): string =>
  texts
    .join(' ')
    .slice(0, MOST)
    .normalize('NFD')
    .replace(/[^ -~]/g, '');

/** In thousandths of the font size; 0 for what the font lacks. */
async function widthsIn(family: string, weight: number): Promise<(letter: string) => number> {
  const { create } = await import('fontkit'); // loaded on demand, as few commands need it
  const { default: subsetFont } = await import('subset-font');
  const weights = staticWeights(family);
  const bytes = readFileSync(webFile(family, undefined, weights && nearestWeight(weights, weight)));
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
  // Of one weight: fontkit knows no other than the first of a variable font.
  const cut = await subsetFont(bytes, ascii, {
    targetFormat: 'sfnt',
    variationAxes: weights ? {} : { wght: { min: weight, max: weight } },
  });
  const font = create(cut) as Font;
  const { metrics } = (font as unknown as Metrics).hmtx;
  return (letter) => {
    const { id } = font.glyphForCodePoint(letter.charCodeAt(0));
    // The last width is that of all glyphs after it.
    const { advance } = metrics.get(Math.min(id, metrics.length - 1));
    return id === 0 ? 0 : (advance / font.unitsPerEm) * 1000;
  };
}
