import { envelope, linesOfFire, starFort } from '../fort';
import { at, edges, hachures, lerp, ngon, offset, type Pt, polar, times } from '../geometry';
import { appears, calls, draws, stamps } from '../movement';
import { ALERT, INK, PAPER, STEEL } from '../palette';
import { lift, type Pt3, viewer } from '../project';
import { circle, comb, document, dots, g, path, poly, rect, ring, segments, shape } from '../svg';

/** As wide as a window: the fort at the right, cropped, and space for words at the left. */
const [W, H] = [1440, 640];
const C: Pt = [1150, 384];
const TILT = 34;
const SCALE = 1.26;
const see = viewer(C, 0, TILT, SCALE);
const FLAT = Math.sin((TILT * Math.PI) / 180);
const O: Pt = [0, 0];

const fort = starFort(O, 372, 6, -78);
const keep = starFort(O, 128, 6, -48);
const WALL = 44;
const KEEP = 96;
const KEEP_FOOT = 30;

const flat = (points: readonly Pt[], z = 0) => lift(points, z).map(see);
const pen = (stroke: string, strokeWidth: number) => ({ stroke, strokeWidth });
const upright = (points: readonly Pt[], from: number, to: number) =>
  segments(points.map((p) => [see([...p, from]), see([...p, to])] as const));

/** A wall seen through: both its edges and its corners. */
const frame = (plan: readonly Pt[], from: number, to: number) =>
  shape(flat(plan, from)) + shape(flat(plan, to)) + upright(plan, from, to);

const masts = [...fort.salients];
const MAST = 118;
const head = (p: Pt) => see([...p, MAST]);
const tower = see([0, 0, 250]);

/** The fort, in lines: what its three states light a part of. */
export function fortaleza(): string {
  const glacis = hachures(
    edges(envelope(fort, 44)),
    20,
    (t, i) => 14 + 74 * (i % 2 ? t : 1 - t),
    8,
  ).map(([a, b]) => [see([...a, 0]), see([...b, 0])] as const);
  const inner = offset(fort.trace, -26);
  return document(
    W,
    H,
    path(
      [470, 560, 660, 780].map((r) => ring(C, r * SCALE, r * SCALE * FLAT)).join(''),
      pen(STEEL[5], 1.2),
    ),
    path(
      segments(times(24, (i) => [at(flat(ngon(O, 470, 24)), i), at(flat(ngon(O, 920, 24)), i)])),
      pen(STEEL[5], 1),
    ),
    path(segments(glacis), pen(STEEL[4], 1)),
    path(shape(flat(envelope(fort, 40))), pen(STEEL[3], 1.2)),
    path(fort.fronts.map((f) => frame(f.ravelin, 0, 20)).join(''), pen(STEEL[3], 1.1)),
    path(shape(flat(fort.trace)), { fill: INK, fillOpacity: 0.6 }),
    path(frame(fort.trace, 0, WALL), pen(STEEL[2], 1.3)),
    path(shape(flat(fort.trace, WALL)), pen(STEEL[0], 1.8)),
    path(shape(flat(inner, WALL)) + upright(inner, 10, WALL), pen(STEEL[3], 1.1)),
    comb(shape(flat(offset(fort.trace, -13), WALL)), 7, 8, pen(STEEL[3], 1)),
    path(
      segments(linesOfFire(fort).map(([a, b]) => [see([...a, WALL]), see([...b, WALL])] as const)),
      { ...pen(STEEL[3], 1.1), strokeDasharray: '2 7' },
    ),
    path(frame(keep.trace, KEEP_FOOT, KEEP), pen(STEEL[2], 1.2)),
    path(shape(flat(envelope(keep, 14), 12)), pen(STEEL[3], 1.1)),
    path(upright(masts, WALL, MAST), pen(STEEL[3], 1.2)),
    path(shape(masts.map(head)), pen(STEEL[3], 1.1)),
    path(dots(flat(fort.salients, WALL)), pen(STEEL[1], 6)),
  );
}

const layer = (...children: string[]) => document(W, H, ...children);
const LIT = pen(PAPER, 2.4);

/** What is to be defended is chosen first: the keep, and the walls that then stand round it. */
export function fortalezaPlano(): string {
  const mid = see([0, 0, KEEP]);
  return layer(
    path(shape(flat(offset(fort.trace, -26), WALL)), { ...pen(STEEL[0], 1.6), ...draws(1.1, 1) }),
    path(shape(flat(fort.trace, WALL)), { ...LIT, ...draws(1.4, 1.2) }),
    path(shape(flat(keep.trace, KEEP)), { fill: ALERT, fillOpacity: 0.22, ...appears(0.5, 0.5) }),
    path(frame(keep.trace, KEEP_FOOT, KEEP), { ...pen(ALERT, 2), ...draws(0.3, 1) }),
    circle(mid, 7, { fill: ALERT, ...stamps(0.3) }),
  );
}

/** Every post sees the next; the one that fails calls before anybody asks. */
export function fortalezaVigia(): string {
  const failed = at(masts, 3);
  const rest = masts.filter((p) => p !== failed);
  const top = head(failed);
  return layer(
    path(segments(rest.map((p) => [head(p), tower] as const)), {
      ...pen(STEEL[0], 1.5),
      ...draws(0.2, 0.8),
    }),
    path(upright(rest, WALL, MAST) + segments([[see([0, 0, KEEP]), tower]]), pen(STEEL[0], 1.6)),
    path(shape(masts.map(head)), { ...LIT, ...draws(0.2, 1) }),
    path(segments([[top, tower]]), { ...pen(ALERT, 3), ...draws(1.5, 0.5) }),
    path(upright([failed], WALL, MAST), { ...pen(ALERT, 3), ...draws(1.1, 0.4) }),
    path(dots(rest.map(head)), pen(PAPER, 13)),
    path(dots(rest.map(head)), pen(INK, 7)),
    path(dots([tower]), pen(PAPER, 18)),
    path(dots([tower]), pen(INK, 10)),
    g(stamps(1.3), circle(top, 9, { fill: ALERT })),
    circle(top, 20, { ...pen(ALERT, 2), ...appears(1.4) }),
    ...[1.4, 1.8].map((when) => circle(top, 90, { ...pen(ALERT, 2), ...calls(when, 0.9) })),
  );
}

/** What was asked for goes in by the gates; what nobody asked for ends at the wall. */
export function fortalezaPortas(): string {
  const gates = fort.fronts.map((f) => lerp(f.flankA, f.flankB, 0.5));
  const way = (i: number): Pt3[] => {
    const gate = at(gates, i);
    const deg = (Math.atan2(gate[1], gate[0]) * 180) / Math.PI;
    return [
      [...polar(O, 920, deg), 0],
      [...gate, 0],
      [...polar(O, 128, deg), 10],
    ];
  };
  const [x, y] = see([...polar(O, 384, -78), WALL]);
  return layer(
    ...[0, 1, 2, 3, 5].map((i) =>
      path(poly(way(i).map(see)), { ...pen(PAPER, 2.2), ...draws(0.2 + (i % 3) * 0.25, 1) }),
    ),
    path(dots([0, 1, 2, 3, 5].map((i) => see([...at(gates, i), 0]))), pen(PAPER, 12)),
    path(dots([0, 1, 2, 3, 5].map((i) => see([...at(gates, i), 0]))), pen(INK, 6)),
    path(`M${(x - 420).toFixed(1)}-10L${x.toFixed(1)} ${y.toFixed(1)}`, {
      ...pen(ALERT, 3),
      ...draws(1, 0.8),
    }),
    g(
      stamps(1.8),
      path(rect(x - 13, y - 13, 26, 26), {
        fill: ALERT,
        stroke: INK,
        strokeWidth: 3,
        strokeLinejoin: 'miter',
      }),
    ),
  );
}
