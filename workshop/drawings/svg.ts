import { at, type Pt, type Seg } from './geometry';
import { LIVE, type Movement, styleOf } from './movement';

export type Attrs = Record<string, string | number>;

/** One decimal is a fifteenth of a pixel at most; more only makes the file longer. */
const round = (v: number) => Math.round(v * 10) / 10 || 0;
export const num = (v: number) => String(round(v)).replace(/^(-?)0\./, '$1.');

/** Numbers joined as SVG path data allows: no space where a minus sign already separates. */
const pack = (values: number[]) =>
  values.map(num).reduce((s, v) => (s === '' || v.startsWith('-') ? s + v : `${s} ${v}`), '');

const KEPT = new Set([
  'viewBox',
  'gradientUnits',
  'gradientTransform',
  'preserveAspectRatio',
  'pathLength',
]);
const attrName = (key: string) =>
  KEPT.has(key) ? key : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
const attrText = (v: string | number) =>
  typeof v === 'number' ? String(Math.round(v * 1000) / 1000) : v;

export function el(name: string, attrs: Attrs, ...children: string[]): string {
  const head = Object.entries(attrs).map(([k, v]) => ` ${attrName(k)}="${attrText(v)}"`);
  const body = children.filter(Boolean).join('\n');
  return body ? `<${name}${head.join('')}>${body}</${name}>` : `<${name}${head.join('')}/>`;
}

export const g = (attrs: Attrs, ...children: string[]) => el('g', attrs, ...children);
export const path = (d: string, attrs: Attrs = {}) => (d ? el('path', { d, ...attrs }) : '');
export const circle = ([cx, cy]: Pt, r: number, attrs: Attrs = {}) =>
  el('circle', { cx: round(cx), cy: round(cy), r: round(r), ...attrs });

/** Path data of a polyline, in relative steps between rounded points so that nothing drifts. */
export function poly(points: readonly Pt[], closed = false): string {
  const [first, ...rest] = points.map(([x, y]): Pt => [round(x), round(y)]);
  if (!first) return '';
  let at = first;
  const steps: number[] = [];
  for (const p of rest) {
    steps.push(p[0] - at[0], p[1] - at[1]);
    at = p;
  }
  return `M${pack([...first])}${steps.length ? `l${pack(steps)}` : ''}${closed ? 'z' : ''}`;
}

export const shape = (points: readonly Pt[]) => poly(points, true);
export const segments = (list: readonly Seg[]) => list.map((s) => poly(s)).join('');

/** Zero-length strokes: with round caps each is a dot as wide as the pen. */
export const dots = (points: readonly Pt[]) => points.map((p) => `M${pack([...p])}h0`).join('');

/** A hollow node: a dot and a smaller one of the ground colour on it. */
export function nodes(points: readonly Pt[], r: number, stroke: string, ground: string): string {
  const d = dots(points);
  return (
    path(d, { stroke, strokeWidth: r * 2 }) + path(d, { stroke: ground, strokeWidth: r * 2 - 4 })
  );
}

/** Arc of an ellipse, degrees clockwise from the right. A full turn is not an arc: use `ring`. */
export function arc([cx, cy]: Pt, r: number, from: number, to: number, ry = r): string {
  const at = (deg: number): [number, number] => {
    const a = (deg * Math.PI) / 180;
    return [cx + r * Math.cos(a), cy + ry * Math.sin(a)];
  };
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${pack(at(from))}A${pack([r, ry])} 0 ${large} ${to > from ? 1 : 0} ${pack(at(to))}`;
}

export const ring = ([cx, cy]: Pt, r: number, ry = r) =>
  `M${pack([cx - r, cy])}a${pack([r, ry])} 0 1 0 ${pack([2 * r, 0])}a${pack([r, ry])} 0 1 0 ${pack([-2 * r, 0])}z`;

/** Graduated circle: a thick ring cut by dashes, so that hundreds of ticks cost one element. */
export function tickRing(c: Pt, r: number, length: number, count: number, pen: Attrs): string {
  const width = Number(pen.strokeWidth);
  const gap = (2 * Math.PI * r) / count - width;
  return circle(c, r, {
    ...pen,
    strokeWidth: length,
    strokeDasharray: `${width} ${gap.toFixed(3)}`,
    strokeLinecap: 'butt',
  });
}

/** Even hachures astride a path, by the same device. */
export const comb = (d: string, length: number, step: number, pen: Attrs) =>
  path(d, {
    ...pen,
    strokeWidth: length,
    strokeDasharray: `${pen.strokeWidth} ${num(step - Number(pen.strokeWidth))}`,
    strokeLinecap: 'butt',
    strokeLinejoin: 'miter',
  });

/** A slice of a disc, for fields of view and sweeps. */
export const wedge = (c: Pt, r: number, from: number, to: number, ry = r) =>
  `${arc(c, r, from, to, ry)}L${pack([...c])}z`;

/** Smooth curve through points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly Pt[], closed = false): string {
  const last = points.length - 1;
  const get = (i: number) => at(points, closed ? i : Math.min(Math.max(i, 0), last));
  const pull = (p: Pt, from: Pt, to: Pt, sign: number) => [
    p[0] + (sign * (to[0] - from[0])) / 6,
    p[1] + (sign * (to[1] - from[1])) / 6,
  ];
  const steps = Array.from({ length: closed ? last + 1 : last }, (_, i) => {
    const [before, a, b, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const from = [round(a[0]), round(a[1])] as const;
    const relative = [...pull(a, before, b, 1), ...pull(b, a, after, -1), ...b];
    return pack(relative.map((v, k) => round(v) - at(from, k)));
  });
  return `M${pack([...get(0)])}c${steps.reduce((s, v) => s + (s && !v.startsWith('-') ? ' ' : '') + v, '')}`;
}

export const rect = (x: number, y: number, w: number, h: number) =>
  `M${pack([x, y])}h${num(w)}v${num(h)}h${num(-w)}z`;

export const document = (width: number, height: number, ...children: string[]) =>
  root(width, height, {}, children);

/** `movement` is what its `MOVED` parts do; what else happens in it is told by the classes of its parts. */
function root(
  width: number,
  height: number,
  more: Attrs,
  children: string[],
  movement?: Movement,
): string {
  const style = styleOf(children.join(''), movement);
  const attrs: Attrs = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...more,
    ...(style && { id: LIVE }),
  };
  return `${el('svg', attrs, style && el('style', {}, style), ...children)}\n`;
}

/** In a room of another shape it fills it: only its middle is then seen. */
export const filling = (width: number, height: number, ...children: string[]) =>
  root(width, height, { preserveAspectRatio: 'xMidYMid slice' }, children);

/** The 4:3 sheet of all hero, service and case drawings. */
export const sheet = (...children: string[]) => document(960, 720, ...children);

/** The same, of one with `MOVED` parts. */
export const liveSheet = (movement: Movement, ...children: string[]) =>
  liveDocument(960, 720, movement, ...children);

/** One with `MOVED` parts, of another size. */
export const liveDocument = (
  width: number,
  height: number,
  movement: Movement,
  ...children: string[]
) => root(width, height, {}, children, movement);

/** From edge to edge of a window 1440 px wide, where a unit is a pixel. */
export const edgeToEdge = (...children: string[]) => document(1440, 360, ...children);
