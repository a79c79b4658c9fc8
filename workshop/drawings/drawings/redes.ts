import { envelope, starFort } from '../fort';
import { at, distance, edges, offset, type Pt, seeded, times, unit } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { arc, circle, dots, g, liveSheet, path, poly, ring, segments, shape } from '../svg';

type Site = { c: Pt; r: number; n: number; turn: number };
const SITES: Site[] = [
  { c: [452, 372], r: 132, n: 6, turn: -78 },
  { c: [150, 186], r: 78, n: 5, turn: -60 },
  { c: [170, 560], r: 88, n: 5, turn: -110 },
  { c: [520, 92], r: 60, n: 4, turn: -45 },
  { c: [790, 214], r: 94, n: 5, turn: -84 },
  { c: [772, 560], r: 82, n: 6, turn: -70 },
  { c: [462, 640], r: 52, n: 4, turn: -60 },
];
const LINKS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [0, 5],
  [0, 6],
  [1, 2],
  [1, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 2],
];

/** Bundle of parallel lines between two sites, tucked under their walls. */
function bundle(a: Site, b: Site, lanes: number[]) {
  const u = unit([b.c[0] - a.c[0], b.c[1] - a.c[1]]);
  const [from, to] = [a.r * 0.7, distance(a.c, b.c) - b.r * 0.7];
  return lanes.map(
    (o) =>
      [
        [a.c[0] + u[0] * from - u[1] * o, a.c[1] + u[1] * from + u[0] * o],
        [a.c[0] + u[0] * to - u[1] * o, a.c[1] + u[1] * to + u[0] * o],
      ] as const,
  );
}

/** A mesh of forts, each tied to more than one: cut a link and the traffic still arrives. */
export function redes(): string {
  const rand = seeded(9);
  const forts = SITES.map((s) => starFort(s.c, s.r, s.n, s.turn));
  const pair = (l: number[]) => [at(SITES, l[0] ?? 0), at(SITES, l[1] ?? 0)] as const;
  const [trunks, outer] = [LINKS.slice(0, 6), LINKS.slice(6)];
  const cut = pair([0, 4]);
  const packets = trunks.flatMap((l) =>
    bundle(...pair(l), [0]).flatMap(([p, q]) =>
      times(3, (): Pt => {
        const t = 0.28 + rand() * 0.44;
        return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
      }),
    ),
  );
  const dust = times(70, (i): Pt => [30 + ((i * 197) % 900), 26 + ((i * 113) % 670)]);
  const cutLine = bundle(...cut, [0]);
  const middle: Pt = [
    (at(cutLine, 0)[0][0] + at(cutLine, 0)[1][0]) / 2,
    (at(cutLine, 0)[0][1] + at(cutLine, 0)[1][1]) / 2,
  ];
  return liveSheet(
    travel(),
    path(dots(dust), { stroke: STEEL[4], strokeWidth: 4 }),
    path(SITES.map((s) => ring(s.c, s.r + 22)).join(''), { ...PEN.hair, strokeDasharray: '.1 6' }),
    path(segments(outer.flatMap((l) => bundle(...pair(l), [-4, 4]))), PEN.fine),
    path(
      segments(trunks.filter((l) => l[1] !== 4).flatMap((l) => bundle(...pair(l), [-9, 9]))),
      PEN.work,
    ),
    path(segments(trunks.flatMap((l) => bundle(...pair(l), [0]))), {
      ...PEN.fine,
      strokeDasharray: '3 7',
    }),
    path(poly([0, 2, 6, 0, 1, 3, 0].map((i) => at(SITES, i).c)), lit(PAPER, 9, 0.01)),
    path(segments(bundle(...cut, [-9, 9])), { ...PEN.alert, strokeWidth: 2.6 }),
    path(
      forts
        .slice(0, 1)
        .map((f) => shape(envelope(f, 8)))
        .join(''),
      { ...PEN.fine, fill: INK },
    ),
    path(
      forts
        .slice(0, 1)
        .flatMap((f) => f.fronts.map((s) => shape(s.ravelin)))
        .join(''),
      PEN.fine,
    ),
    path(forts.map((f) => shape(f.trace)).join(''), { ...PEN.work, ...DRAWN, fill: GRAPHITE }),
    path(forts.map((f) => shape(offset(f.trace, -6))).join(''), PEN.hair),
    g(
      PEN.hair,
      path(segments(forts.flatMap((f) => edges(f.salients.map((p, i) => (i % 2 ? p : f.center)))))),
    ),
    path(SITES.map((s) => ring(s.c, s.r * 0.24)).join(''), { ...PEN.line, fill: INK }),
    path(shape(at(forts, 0).trace), PEN.wall),
    path(dots(forts.flatMap((f) => f.salients)), { stroke: STEEL[0], strokeWidth: 7 }),
    path(dots(SITES.map((s) => s.c)), { stroke: PAPER, strokeWidth: 11 }),
    path(dots(packets), { stroke: PAPER, strokeWidth: 6 }),
    circle(middle, 30, { ...PEN.alert, fill: INK }),
    path(arc(middle, 44, -60, 100), PEN.watch),
    path(`M${middle[0].toFixed(1)} ${middle[1].toFixed(1)}m-9-9l18 18m0-18l-18 18`, {
      ...PEN.watch,
      stroke: ALERT,
    }),
  );
}
