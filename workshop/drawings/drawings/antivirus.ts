import { at, edges, hatch, lerp, type Pt, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import type { Pt3 } from '../project';
import { arc, circle, curve, dots, liveSheet, path, ring, segments, shape, tickRing } from '../svg';

const C: Pt = [440, 366];
const R = 282;
const PHI = (1 + Math.sqrt(5)) / 2;

const norm = ([x, y, z]: Pt3): Pt3 => {
  const k = 1 / Math.hypot(x, y, z);
  return [x * k, y * k, z * k];
};
const mix = (a: Pt3, b: Pt3): Pt3 => norm([a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
const dot = (a: Pt3, b: Pt3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Turned so that no facet faces the reader squarely. */
function turn([x, y, z]: Pt3): Pt3 {
  const [a, b] = [0.42, 0.3];
  const [u, w] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)];
  return [u, y * Math.cos(b) - w * Math.sin(b), y * Math.sin(b) + w * Math.cos(b)];
}

/** Eighty facets: an icosahedron with every face cut in four. */
function facets(): Pt3[][] {
  const v = [-1, 1]
    .flatMap((s) =>
      [-PHI, PHI].flatMap((p): Pt3[] => [
        [0, s, p],
        [s, p, 0],
        [p, 0, s],
      ]),
    )
    .map(norm)
    .map(turn);
  const near = (a: Pt3, b: Pt3) => a !== b && dot(a, b) > 0.4;
  const faces = v.flatMap((a, i) =>
    v.slice(i + 1).flatMap((b, j) =>
      near(a, b)
        ? v
            .slice(i + j + 2)
            .filter((c) => near(a, c) && near(b, c))
            .map((c) => [a, b, c] as const)
        : [],
    ),
  );
  return faces.flatMap(([a, b, c]) => {
    const [ab, bc, ca] = [mix(a, b), mix(b, c), mix(c, a)];
    return [
      [a, ab, ca],
      [ab, b, bc],
      [ca, bc, c],
      [ab, bc, ca],
    ];
  });
}

/** A node inside a shell of facets: the struck facet lights, the node goes on working. */
export function antivirus(): string {
  const light = norm([-0.6, -0.7, 0.5]);
  const all = facets().map((f) => {
    const n = norm([
      f.reduce((s, p) => s + p[0], 0),
      f.reduce((s, p) => s + p[1], 0),
      f.reduce((s, p) => s + p[2], 0),
    ]);
    const flat = f.map((p): Pt => [C[0] + p[0] * R, C[1] + p[1] * R]);
    const mid: Pt = [C[0] + n[0] * R, C[1] + n[1] * R];
    return { n, shade: dot(n, light), plate: flat.map((p) => lerp(p, mid, 0.07)) };
  });
  const hole: Pt3 = norm([0.08, 0.04, 1]);
  const front = all.filter((f) => f.n[2] > 0.02 && dot(f.n, hole) < 0.9);
  const back = all.filter((f) => f.n[2] <= 0.02);
  const struck = [...front].sort(
    (a, b) => dot(b.n, norm([0.84, -0.34, 0.45])) - dot(a.n, norm([0.84, -0.34, 0.45])),
  )[0];
  const hits = struck
    ? struck.plate.reduce<Pt>((s, p) => [s[0] + p[0] / 3, s[1] + p[1] / 3], [0, 0])
    : C;
  const shading = front.flatMap((f) =>
    f === struck || f.shade < -0.15 ? [] : hatch(f.plate, 28, 17 - 9.5 * Math.max(0, f.shade)),
  );
  return liveSheet(
    travel(),
    path(ring(C, 338), PEN.ghost),
    tickRing(C, 331, 8, 120, PEN.hair),
    path(back.map((f) => shape(f.plate)).join(''), PEN.ghost),
    path([34, 62, 92].map((r) => ring(C, r)).join(''), PEN.hair),
    path(
      segments(
        times(6, (i) => [[C[0] + 92 * Math.cos(i * 1.047), C[1] + 92 * Math.sin(i * 1.047)], C]),
      ),
      PEN.hair,
    ),
    circle(C, 24, { ...PEN.wall, fill: INK }),
    circle(C, 9, { fill: PAPER }),
    path(front.map((f) => shape(f.plate)).join(''), {
      ...PEN.line,
      fill: GRAPHITE,
      fillOpacity: 0.82,
    }),
    path(segments(shading), PEN.fine),
    path(
      front
        .filter((f) => f.shade > 0.45)
        .map((f) => shape(f.plate))
        .join(''),
      { ...PEN.work, ...DRAWN },
    ),
    path(dots(front.flatMap((f) => edges(f.plate).map(([a]) => a))), {
      stroke: STEEL[0],
      strokeWidth: 4.5,
    }),
    path(struck ? shape(struck.plate) : '', { ...PEN.watch, fill: ALERT, fillOpacity: 0.25 }),
    path(arc(C, 338, -48, 4), PEN.watch),
    path(curve([[944, 60], [860, 150], at([hits], 0)]), { ...PEN.alert, strokeDasharray: '.1 7' }),
    path(curve([hits, [800, 330], [930, 400]]), { ...PEN.fine, strokeDasharray: '.1 7' }),
    path(curve([[944, 60], [860, 150], hits, [800, 330], [930, 400]]), lit(PAPER, 7)),
    circle(hits, 8, { fill: ALERT }),
  );
}
