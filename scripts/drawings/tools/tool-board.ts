import { document, g, num, path, rect } from '../svg';
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
      g({ strokeWidth: 1.5, strokeLinecap: 'butt', strokeLinejoin: 'miter' }, ...children),
    );

export const board = boardOf(500);
/** For the whole width of a page. */
export const wideBoard = boardOf(WHOLE);

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
