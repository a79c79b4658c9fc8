import { document, el, g, num, path, rect } from '../svg';
import { evenly, shapesIn } from './tool-labels';

export { INK, RED } from '../palette';
export { said } from './tool-labels';

/** Grounds that stand out on white, and on paper. */
export const [WARM, WHITE] = ['#EFEDE6', '#FFFFFF'];
/** Words of less weight, lines of less weight, and areas. */
export const [DIM, LINE, FILL] = ['#434D58', '#8C96A0', '#CBD0D3'];

/** As wide as a page. */
const WHOLE = 1200;

/** What a tool shows, drawn for a column of as many pixels: square joins, lines of 1.5. */
export const boardOf =
  (width: number) =>
  (ground: string, height: number, ...children: string[]) =>
    document(
      width,
      height,
      shapesIn(children.join('')),
      width < WHOLE ? evenly(width) : '',
      path(rect(0, 0, width, height), { fill: ground }),
      g(square, ...children),
    );

/** From edge to edge of a wide window: lines may go on for 120 to the left and to the right of a page's width. */
export const edgeBoard = (ground: string, height: number, ...children: string[]) =>
  document(
    WHOLE + 240,
    height,
    shapesIn(children.join('')),
    path(rect(0, 0, WHOLE + 240, height), { fill: ground }),
    g({ transform: 'translate(120)', ...square }, ...children),
  );

export const board = boardOf(500);
/** For the whole width of a page. */
export const wideBoard = boardOf(WHOLE);

const square = { strokeWidth: 1.5, strokeLinecap: 'butt', strokeLinejoin: 'miter' } as const;

/**
 * From edge to edge of a window, on whatever ground is there: where it is 960 px or less, only the
 * middle of the drawing is seen, and `narrow` is shown instead. Its pixels are those of the screen,
 * from the middle to 160 on either side, at least, and 240 high.
 */
export const panorama = (wide: string, narrow: string) =>
  document(
    1440,
    360,
    shapesIn(wide + narrow),
    el('style', {}, '.l{display:none}@media(max-width:960px){.w{display:none}.l{display:inline}}'),
    g({ class: 'w', ...square }, ofOneSize(wide)),
    g({ class: 'l', transform: 'translate(720)scale(1.5)', ...square }, ofOneSize(narrow)),
  );

/** Words of a drawing that keep their size need no group to be scaled in. */
const ofOneSize = (drawing: string) =>
  drawing.replace(/<g class="[sme]">(<g [^>]*>(?:<use [^>]*>)*<\/g>)<\/g>/g, '$1');

export const words = (fill: string, ...said: string[]) => g({ fill }, ...said);
export const lines = (stroke: string, ...parts: string[]) => path(parts.join(''), { stroke });
export const areas = (fill: string, ...parts: string[]) => path(parts.join(''), { fill });

/** Two arms of an arrow whose point is at `x`, `y`. */
export const tip = (x: number, y: number) => `M${x - 7} ${y - 6}l7 6-7 6`;

/** Slanting lines through a box: what is taken out, or not there. */
export function hatch(x: number, y: number, w: number, h: number, step = 8): string {
  const parts: string[] = [];
  for (let k = step; k < w + h; k += step) {
    const [fromX, fromY] = k <= h ? [0, k] : [k - h, h];
    const [toX, toY] = k <= w ? [k, 0] : [w, k - w];
    parts.push(`M${num(x + fromX)} ${num(y + fromY)}L${num(x + toX)} ${num(y + toY)}`);
  }
  return parts.join('');
}
