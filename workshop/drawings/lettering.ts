import { at, distance, lerp, type Pt } from './geometry';
import type { Face, Stroke } from './glyph-strokes';
import { glyph } from './glyphs';
import { type Attrs, g, num, path } from './svg';

export type Hand = Face & {
  /** Size in drawing units of one unit of the face, and pen weight in drawing units. */
  size: number;
  weight: number;
  /** Space between letters, in units of the face. */
  tracking: number;
  /** Degrees leaned to the right. */
  slant?: number;
  ends?: 'butt' | 'round' | 'square';
};

/** Pairs that stand too far apart when only their boxes are counted, in units of the face. */
const KERN: Record<string, number> = {
  To: -0.2,
  Tr: -0.16,
  TO: -0.08,
  Ve: -0.16,
  Va: -0.18,
  Fa: -0.1,
  Pa: -0.08,
  VE: -0.06,
  VA: -0.3,
  At: -0.08,
  AT: -0.2,
  TA: -0.2,
  LA: -0.1,
  AV: -0.2,
  VÁ: -0.2,
  FA: -0.16,
  PA: -0.14,
  re: -0.04,
  av: -0.06,
  va: -0.06,
  vá: -0.06,
  RA: -0.02,
  CA: -0.04,
  rt: 0.04,
  rr: 0.05,
  ar: 0.02,
};

function outline({ points, closed, sharp }: Stroke, radius: number): string {
  const n = points.length;
  const xy = (p: Pt) => `${num(p[0])} ${num(p[1])}`;
  const body = points.map((p, i) => {
    const end = !closed && (i === 0 || i === n - 1);
    if (end || sharp) return `${i === 0 ? 'M' : 'L'}${xy(p)}`;
    const before = at(points, i - 1);
    const after = at(points, i + 1);
    const room = (q: Pt, j: number) =>
      distance(p, q) * (!closed && (j === 0 || j === n - 1) ? 1 : 0.5);
    const r = Math.min(radius, room(before, i - 1), room(after, i + 1));
    const a = lerp(p, before, r / (distance(p, before) || 1));
    const b = lerp(p, after, r / (distance(p, after) || 1));
    // 0.55 of the way makes a cubic corner pass for a quarter of a circle.
    return `${i === 0 ? 'M' : 'L'}${xy(a)}C${xy(lerp(a, p, 0.55))} ${xy(lerp(b, p, 0.55))} ${xy(b)}`;
  });
  return body.join('') + (closed ? 'z' : '');
}

/** A word as stroked paths, its baseline starting at `origin`; returns the markup and its width. */
export function word(text: string, hand: Hand, origin: Pt, colour: string) {
  const lean = Math.tan(((hand.slant ?? 0) * Math.PI) / 180);
  let pen = 0;
  const parts: string[] = [];
  const letters = [...text.normalize('NFC')];
  letters.forEach((letter, i) => {
    const { strokes, width } = glyph(letter, hand);
    const place = ([x, y]: Pt): Pt => [
      origin[0] + (pen + x - y * lean) * hand.size,
      origin[1] + y * hand.size,
    ];
    for (const s of strokes) {
      parts.push(outline({ ...s, points: s.points.map(place) }, hand.radius * hand.size));
    }
    const kern = KERN[letter + (letters[i + 1] ?? '')] ?? 0;
    pen += width + hand.tracking + kern;
  });
  const ends = hand.ends ?? 'square';
  const attrs: Attrs = {
    stroke: colour,
    strokeWidth: hand.weight,
    strokeLinecap: ends,
    strokeLinejoin: ends === 'round' ? 'round' : 'miter',
    // Squares off right angles but not the points of A and V, which would stand out as spikes.
    strokeMiterlimit: 1.6,
  };
  return { markup: g(attrs, path(parts.join(''))), width: (pen - hand.tracking) * hand.size };
}
