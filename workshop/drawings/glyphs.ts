import { type Draw, type Face, type Glyph, type Stroke, sharp, soft } from './glyph-strokes';
import { capital } from './glyphs-capital';
import { small } from './glyphs-small';

const plain: Record<string, Draw> = { ...small, ...capital };

const ACCENTS: Record<string, (mid: number, top: number) => Stroke> = {
  '\u0301': (mid, top) => sharp([mid - 0.05, top - 0.13], [mid + 0.1, top - 0.29]),
  '\u0303': (mid, top) =>
    soft(
      [mid - 0.21, top - 0.15],
      [mid - 0.11, top - 0.27],
      [mid + 0.1, top - 0.15],
      [mid + 0.21, top - 0.27],
    ),
};

/** A letter with its accent, if it has one. */
export function glyph(letter: string, face: Face): Glyph {
  const [base = '', mark] = [...letter.normalize('NFD')];
  const draw = plain[base];
  if (!draw) throw new Error(`glyph: no drawing for "${letter}"`);
  const drawn = draw(face);
  const accent = mark && ACCENTS[mark];
  if (!accent) return drawn;
  const top = base === base.toLowerCase() ? -face.x : -face.cap;
  return { ...drawn, strokes: [...drawn.strokes, accent(drawn.width / 2, top)] };
}
