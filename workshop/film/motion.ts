import { distance, lerp, type Pt } from '../drawings/geometry';

/** 0 before `from`, 1 after `to`, gently in between. */
export function ease(t: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

export const mix = (a: number, b: number, k: number) => a + (b - a) * k;

/** The first part of a line, as if it were still being drawn. */
export function drawn(points: readonly Pt[], part: number): Pt[] {
  const lengths = points.slice(1).map((p, i) => distance(points[i] ?? p, p));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  const done: Pt[] = points.slice(0, 1);
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [points[i], points[i + 1]];
    if (!a || !b || left <= 0) break;
    done.push(left >= length ? b : lerp(a, b, left / length));
    left -= length;
  }
  return done;
}

export const closed = (points: readonly Pt[]): Pt[] => [...points, ...points.slice(0, 1)];
