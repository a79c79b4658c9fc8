/** Points in drawing units, y downwards; angles in degrees, clockwise from the right. */
export type Pt = readonly [number, number];
export type Seg = readonly [Pt, Pt];

const RAD = Math.PI / 180;

export const add = (a: Pt, b: Pt): Pt => [a[0] + b[0], a[1] + b[1]];
export const sub = (a: Pt, b: Pt): Pt => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Pt, k: number): Pt => [a[0] * k, a[1] * k];
export const lerp = (a: Pt, b: Pt, t: number): Pt => add(a, scale(sub(b, a), t));
export const distance = (a: Pt, b: Pt) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const unit = (a: Pt): Pt => scale(a, 1 / (Math.hypot(a[0], a[1]) || 1));
export const polar = (c: Pt, r: number, deg: number): Pt => [
  c[0] + r * Math.cos(deg * RAD),
  c[1] + r * Math.sin(deg * RAD),
];

export const times = <T>(n: number, f: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => f(i));

/** Item at an index that wraps round, for walking closed outlines. */
export function at<T>(list: readonly T[], i: number): T {
  const item = list[((i % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('at: empty list');
  return item;
}

/** n points on a circle, the first straight up unless turned. */
export const ngon = (c: Pt, r: number, n: number, turn = -90): Pt[] =>
  times(n, (i) => polar(c, r, turn + (360 / n) * i));

/** Edges of a closed outline. */
export const edges = (points: readonly Pt[]): Seg[] =>
  points.map((p, i) => [p, at(points, i + 1)] as const);

/** Point where the lines through two segments meet; the end of the first when they are parallel. */
export function meet([a, b]: Seg, [c, d]: Seg): Pt {
  const r = sub(b, a);
  const s = sub(d, c);
  const cross = r[0] * s[1] - r[1] * s[0];
  if (Math.abs(cross) < 1e-9) return b;
  const q = sub(c, a);
  return add(a, scale(r, (q[0] * s[1] - q[1] * s[0]) / cross));
}

/** Unit normal to the left of a to b on screen: outwards for an outline drawn clockwise. */
export function normal(a: Pt, b: Pt): Pt {
  const [x, y] = unit(sub(b, a));
  return [y, -x];
}

/** Mitred parallel of a clockwise outline; positive distances grow it. */
export function offset(points: readonly Pt[], by: number): Pt[] {
  const moved = edges(points).map(([a, b]): Seg => {
    const n = scale(normal(a, b), by);
    return [add(a, n), add(b, n)];
  });
  return moved.map((edge, i) => meet(at(moved, i - 1), edge));
}

/** Strokes square to each edge of an outline (or line), `length(t, i)` long at t along edge i. */
export function hachures(
  list: readonly Seg[],
  step: number,
  length: (t: number, i: number) => number,
  gap = 0,
): Seg[] {
  return list.flatMap(([a, b], edge) => {
    const n = normal(a, b);
    const count = Math.max(1, Math.round(distance(a, b) / step));
    return times(count, (k): Seg => {
      const t = (k + 0.5) / count;
      const foot = add(lerp(a, b, t), scale(n, gap));
      return [foot, add(foot, scale(n, length(t, edge)))];
    });
  });
}

/** Part of an infinite line family that falls inside a convex outline: engraver's shading. */
export function hatch(points: readonly Pt[], deg: number, step: number): Seg[] {
  const dir = polar([0, 0], 1, deg);
  const across: Pt = [-dir[1], dir[0]];
  const depth = (p: Pt) => p[0] * across[0] + p[1] * across[1];
  const depths = points.map(depth);
  const low = Math.ceil(Math.min(...depths) / step + 0.01);
  const high = Math.floor(Math.max(...depths) / step - 0.01);
  return times(Math.max(0, high - low + 1), (i) => {
    const level = (low + i) * step;
    const hits = edges(points).flatMap(([a, b]) => {
      const da = depth(a) - level;
      const db = depth(b) - level;
      return da * db < 0 ? [lerp(a, b, da / (da - db))] : [];
    });
    return hits;
  }).flatMap(([p, q]): Seg[] => (p && q ? [[p, q]] : []));
}

/** Deterministic numbers in [0, 1): the drawings must come out the same on every run (mulberry32). */
export function seeded(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), s | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
