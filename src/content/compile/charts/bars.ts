import { rounded } from './numbers.ts';

/** By how many pixels the number of a note stands above its bar, whose end it would hide. */
export const ABOVE_BAR = 16;

type Pair = [x: number, y: number];

interface Bar {
  /** The left and the right side, and the end that is not at the axis. */
  from: number;
  to: number;
  y: number;
}

/** From the axis up (or down) and back again. */
export const cornersOf = ({ from, to, y }: Bar, axis: number): Pair[] => [
  [from, axis],
  [from, y],
  [to, y],
  [to, axis],
];

/** Greatest width of a bar, in percent of the drawing. */
const WIDEST = 6;

/**
 * The corners of the bars at given points. Each is at its date, so that a gap
 * in time is a gap in the drawing; all are as wide as the smallest gap allows.
 */
export function barsOf(points: Pair[]): Pair[][] {
  const gaps = points.slice(1).map(([x], index) => x - (points[index]?.[0] ?? 0));
  const half = Math.min(WIDEST, 0.5 * Math.min(...gaps)) / 2;
  return points.map(([x, y]) =>
    cornersOf({ from: rounded(x - half), to: rounded(x + half), y: rounded(y) }, 100),
  );
}

/** All bars as one path; none without bars. */
export const outlinesOf = (bars: Pair[][]): string[] =>
  bars.length > 0
    ? [bars.map((corners) => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('')]
    : [];
