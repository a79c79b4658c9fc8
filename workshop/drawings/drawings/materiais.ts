import { envelope, linesOfFire, starFort } from '../fort';
import { offset, type Pt, polar, seeded, times } from '../geometry';
import { DRAWN, hover, MOVED } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN } from '../palette';
import { box, lift, viewer } from '../project';
import { circle, comb, dots, g, liveSheet, path, poly, segments, shape } from '../svg';

const W = 470;
const H = 340;

type Sheet = { at: Pt; yaw: number; z: number };
const PILE: Sheet[] = [
  { at: [500, 478], yaw: -38, z: 0 },
  { at: [462, 456], yaw: -22, z: 0 },
  { at: [504, 414], yaw: -31, z: 0 },
  { at: [474, 292], yaw: -27, z: 0 },
];

const viewOf = (s: Sheet) => viewer(s.at, s.yaw, 50, 1.06);

function blank(s: Sheet, weight = PEN.line): string {
  const see = viewOf(s);
  const flat = (x: number, y: number, w: number, h: number) =>
    shape(lift(box(x, y, w, h), s.z).map(see));
  return (
    path(flat(-W / 2, -H / 2, W, H), { ...weight, fill: GRAPHITE }) +
    path(flat(-W / 2 + 14, -H / 2 + 14, W - 28, H - 28), PEN.hair)
  );
}

/** A page of text and a chart, for the sheets that show only their edges. */
function page(s: Sheet, seed: number): string {
  const see = viewOf(s);
  const rand = seeded(seed);
  const rows = times(
    15,
    (i) =>
      [see([-206, -136 + i * 19, 0]), see([-206 + 150 + rand() * 240, -136 + i * 19, 0])] as const,
  );
  return blank(s) + path(segments(rows), PEN.fine);
}

function plan(s: Sheet): string {
  const see = viewOf(s);
  const flat = (points: readonly Pt[]) => lift(points, 0).map(see);
  const fort = starFort([-46, 0], 118, 5, -90);
  const fire = linesOfFire(fort).map(([a, b]) => [see([...a, 0]), see([...b, 0])] as const);
  const legend = times(
    9,
    (i) =>
      [see([128, -118 + i * 17, 0]), see([128 + 36 + ((i * 23) % 44), -118 + i * 17, 0])] as const,
  );
  const scale = poly([see([122, 118, 0]), see([212, 118, 0])]);
  const watch = times(13, (i) => see([...polar([-46, 0], 146, -70 + i * 4), 0]));
  const tip = see([...polar([-46, 0], 118, -18), 0]);
  return (
    blank(s, PEN.wall) +
    comb(shape(lift(box(-W / 2 + 22, -H / 2 + 22, W - 44, H - 44), 0).map(see)), 8, 14, PEN.fine) +
    path(shape(flat(times(48, (i) => polar([-46, 0], 146, i * 7.5)))), {
      ...PEN.fine,
      strokeDasharray: '.1 6',
    }) +
    path(shape(flat(envelope(fort, 8))), PEN.fine) +
    path(fort.fronts.map((f) => shape(flat(f.ravelin))).join(''), PEN.line) +
    path(shape(flat(fort.trace)), { ...PEN.wall, ...DRAWN, fill: INK }) +
    path(shape(flat(offset(fort.trace, -6))), PEN.fine) +
    path(segments(fire), { ...PEN.fine, strokeDasharray: '.1 5' }) +
    path(segments(legend), PEN.line) +
    comb(scale, 8, 9, PEN.line) +
    path(dots(flat(fort.salients)), { stroke: PAPER, strokeWidth: 8 }) +
    path(poly(watch), PEN.watch) +
    circle(tip, 7, { fill: ALERT }) +
    circle(tip, 16, PEN.alert)
  );
}

/** Plans and papers in a pile, the plan of the fort lifted off it. */
export function materiais(): string {
  const [low, mid, high, top] = PILE as [Sheet, Sheet, Sheet, Sheet];
  const corners = [
    [-W / 2, -H / 2],
    [W / 2, -H / 2],
    [W / 2, H / 2],
    [-W / 2, H / 2],
  ] as Pt[];
  const lines = corners.map((c) => [viewOf(high)([...c, 0]), viewOf(top)([...c, 0])] as const);
  return liveSheet(
    hover(16),
    page(low, 2),
    page(mid, 5),
    page(high, 7),
    path(segments(lines), { ...PEN.line, strokeDasharray: '.1 8' }),
    g(MOVED, plan(top)),
  );
}
