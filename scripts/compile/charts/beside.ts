import type { Beside } from '../../../src/data/chart-drawing.ts';
import { textWidth } from './text-width.ts';

/** Pixels, as in src/ui/chart/time-plot.tsx: the room at the right, a line of words, the least height. */
const [ROOM, LINE, HEIGHT] = [112, 17, 180];

export interface End {
  x: number;
  y: number;
  label: string;
  value?: string;
  main?: boolean;
}

/**
 * The names of lines at their ends, as near to them as they can be without covering each other.
 * Undefined where a line ends earlier, or a name is too long.
 */
export function placeBeside(ends: readonly End[]): Beside[] | undefined {
  const names = ends.map(({ y, ...end }) => ({ y, lines: linesOf(end) }));
  const fit = ends.every(({ x, main }, at) => {
    const { lines } = names[at] as Beside;
    return x === 100 && lines.every((text) => textWidth(text, main) <= ROOM);
  });
  return fit ? apart(names) : undefined;
}

function linesOf({ label, value, main }: Omit<End, 'y'>): string[] {
  if (!value) return [label];
  const one = `${label}: ${value}`;
  return textWidth(one, main) <= ROOM ? [one] : [label, value];
}

const heightOf = ({ lines }: Beside) => (lines.length * LINE * 100) / HEIGHT;

/** Pushes down what is too near to the one above it, then up what has been pushed out of the drawing. */
function apart(names: readonly Beside[]): Beside[] | undefined {
  const order = names.toSorted((a, b) => a.y - b.y);
  const gap = (above: Beside, below: Beside) => (heightOf(above) + heightOf(below)) / 2;
  const moved = new Map<Beside, number>();
  let last: Beside | undefined;
  for (const name of order) {
    const least = last ? (moved.get(last) ?? 0) + gap(last, name) : 0;
    moved.set(name, Math.max(name.y, least));
    last = name;
  }
  last = undefined;
  for (const name of order.toReversed()) {
    const most = last ? (moved.get(last) ?? 0) - gap(name, last) : 100;
    moved.set(name, Math.min(moved.get(name) ?? 0, most));
    last = name;
  }
  if (last && (moved.get(last) ?? 0) < 0) return undefined;
  return names.map((name) => ({ ...name, y: Math.round((moved.get(name) ?? 0) * 10) / 10 }));
}
