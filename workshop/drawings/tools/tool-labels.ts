import { openCut } from '../../../src/build/typeset/fonts.ts';
import { document, el, g, num, path } from '../svg';

/** Units of a letter to one of the drawing: whole numbers then place its points well enough. */
const UNITS = 8;
/** Of the shapes that are drawn once. */
const SIZE = 16;
/** Titles stand closer: by this share of their size. */
const CLOSER = 0.045;
/** Of what does not say another: 12 px where a drawing of 500 is 342 px wide, in a phone of 390. */
const LEGIBLE = 18;

export interface Setting {
  bold?: boolean;
  size?: number;
  /** What of the line stands at `x`; its start if left out. */
  at?: 'middle' | 'end';
  /** As large as a title, in the face of titles: its points are placed more finely. */
  giant?: boolean;
}

const shapes = new Map<string, string>();

/** A line of text: each of its letters as a use of a shape that `shapesIn` draws once. */
export function said(text: string, x: number, y: number, setting: Setting = {}): string {
  const { bold, size = LEGIBLE, at, giant } = setting;
  const font = giant
    ? openCut('archivo', 700).font
    : openCut('instrument-sans', bold ? 700 : 500).font;
  const units = giant ? UNITS * 8 : UNITS;
  const scale = (SIZE * units) / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const closer = giant ? CLOSER : 0;
  const width = (advanceWidth / font.unitsPerEm - text.length * closer) * size;
  let pen = 0;
  const uses = glyphs.map((glyph, index) => {
    const id = `${giant ? 'c' : bold ? 'b' : 'a'}${glyph.id.toString(36)}`;
    const left = Math.round(pen);
    pen += ((positions[index]?.xAdvance ?? glyph.advanceWidth) - closer * font.unitsPerEm) * scale;
    const d = shapes.get(id) ?? shortened(glyph.path.scale(scale, -scale).toSVG());
    shapes.set(id, d);
    return d && `<use href="#${id}"${left ? ` x="${left}"` : ''}/>`;
  });
  const start = x - (at ? width * (at === 'end' ? 1 : 0.5) : 0);
  const scaled = `scale(${size / SIZE / units})`.replace('0.', '.');
  const line = g({ transform: `translate(${num(start)} ${num(y)})${scaled}` }, uses.join(''));
  return g({ class: at === 'end' ? 'e' : at === 'middle' ? 'm' : 's' }, line);
}

/**
 * A drawing of `width` is shown as wide as a phone or as half a page: its words then keep the size
 * of those around it, each from where it stands.
 */
export function evenly(width: number): string {
  const from = (share: number, scale: number) =>
    `@media(min-width:${Math.round(width * share)}px){.s,.m,.e{transform:scale(${scale})}}`;
  return el(
    'style',
    {},
    '.s,.m,.e{transform-box:fill-box;transform-origin:0 50%}.m{transform-origin:50% 50%}.e{transform-origin:100% 50%}',
    from(0.86, 0.88),
    from(1.02, 0.76),
    from(1.3, 0.72),
  );
}

/** The shapes that the letters of a drawing use. */
export function shapesIn(drawing: string): string {
  const ids = new Set(Array.from(drawing.matchAll(/href="#(\w+)"/g), ([, id = '']) => id));
  return el('defs', {}, [...ids].map((id) => path(shapes.get(id) ?? '', { id })).join(''));
}

/** Absolute steps -> relative ones in whole numbers, curves that go on from the last one as such. */
function shortened(d: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** The last curve's second point, mirrored: where the next one's would be. */
  let next: [number, number] | undefined;
  return d.replace(/([MLQZ])([^MLQZ]*)/g, (_, step: string, numbers: string) => {
    const points = numbers
      .trim()
      .split(/[\s,]+/)
      .map((one) => Math.round(Number(one)));
    const [fromX, fromY] = [x, y];
    const text = (letter: string, values: number[]) =>
      letter +
      values
        .map((one, at) => one - (at % 2 ? fromY : fromX))
        .reduce((all, one, at) => all + (at && one >= 0 ? ' ' : '') + one, '');
    if (step === 'Z') {
      [x, y, next] = [startX, startY, undefined];
      return 'z';
    }
    [x = 0, y = 0] = points.slice(-2);
    if (step === 'M') {
      [startX, startY, next] = [x, y, undefined];
      return `M${x} ${y}`;
    }
    if (step === 'L') {
      next = undefined;
      if (x === fromX && y === fromY) return '';
      return y === fromY ? `h${x - fromX}` : x === fromX ? `v${y - fromY}` : text('l', points);
    }
    const [cx = 0, cy = 0] = points;
    const goesOn = next && Math.hypot(next[0] - cx, next[1] - cy) < 2.5;
    const [usedX, usedY] = goesOn && next ? next : [cx, cy];
    next = [2 * x - usedX, 2 * y - usedY];
    return goesOn ? text('t', [x, y]) : text('q', points);
  });
}

/** A whole drawing with words in it, of which `style` says what changes with its width; `pen` is for all of it. */
export const lettered = (
  width: number,
  height: number,
  style: string,
  pen: Parameters<typeof g>[0],
  drawing: string,
): string => document(width, height, shapesIn(drawing), el('style', {}, style), g(pen, drawing));
