import { lerp, type Pt, times } from '../geometry';
import { DRAWN, MOVED, walk } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import {
  arc,
  circle,
  comb,
  dots,
  g,
  liveSheet,
  path,
  poly,
  rect,
  ring,
  segments,
  shape,
} from '../svg';

const HORIZON = 392;
const EYE: Pt = [480, HORIZON];

/** Voussoirs: the wedge stones of an arch, between two radii. */
const voussoirs = (c: Pt, r: number, depth: number, n: number) =>
  times(n + 1, (i) => {
    const a = Math.PI + (Math.PI / n) * i;
    return [
      [c[0] + Math.cos(a) * r, c[1] + Math.sin(a) * r],
      [c[0] + Math.cos(a) * (r + depth), c[1] + Math.sin(a) * (r + depth)],
    ] as const;
  });

/** A flank of the fort beside the gate, drawn once and mirrored. */
function flank(): string {
  const face: Pt[] = [
    [20, 270],
    [236, 226],
    [236, 446],
    [20, 486],
  ];
  const side: Pt[] = [
    [236, 226],
    [322, 252],
    [322, 432],
    [236, 446],
  ];
  const course = (quad: Pt[], n: number) => {
    const [a, b, c, d] = quad as [Pt, Pt, Pt, Pt];
    return times(n, (i) => [lerp(a, d, (i + 1) / (n + 1)), lerp(b, c, (i + 1) / (n + 1))] as const);
  };
  return (
    path(shape(face), { ...PEN.work, fill: GRAPHITE }) +
    path(shape(side), { ...PEN.work, fill: INK }) +
    path(segments([...course(face, 9), ...course(side, 9)]), PEN.hair) +
    path('M20 258L236 212L322 240', PEN.wall) +
    comb('M26 245L232 200M244 204L316 228', 14, 8, PEN.line) +
    path(dots([[236, 212]]), { stroke: PAPER, strokeWidth: 10 })
  );
}

/** The gate stands open and the road leads to it. */
export function contato(): string {
  const road = [-330, -200, 200, 330].map(
    (x) =>
      [
        [480 + x * 0.17, 470],
        [480 + x * 1.25, 716],
      ] as const,
  );
  const sleepers = times(13, (i) => {
    const t = ((i + 1) / 14) ** 1.9;
    const y = 470 + t * 246;
    const half = 56 + t * 357;
    return [
      [480 - half, y],
      [480 + half, y],
    ] as const;
  });
  const field = times(19, (i) => i - 9)
    .filter((i) => Math.abs(i) > 2)
    .map(
      (i) =>
        [
          [480 + i * 46, 500 - Math.abs(i) * 1.4],
          [480 + i * 150, 716],
        ] as const,
    );
  const arch: Pt = [480, 330];
  return liveSheet(
    walk(38 * 6),
    ...[96, 150, 206, 264].map((r) =>
      path(arc(arch, r + 60, 200, 340), { ...PEN.hair, strokeDasharray: '.1 7' }),
    ),
    comb(arc(arch, 282, 204, 336), 12, 8, PEN.hair),
    g({}, flank()),
    g({ transform: 'matrix(-1 0 0 1 960 0)' }, flank()),
    path('M322 470V196H638V470z', { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path('M306 196V178H654V196zM330 178V132L480 84L630 132V178', { ...PEN.work, fill: INK }),
    path('M352 168V144L480 104L608 144V168z', PEN.fine),
    path(ring([480, 142], 18), PEN.work),
    path(
      times(
        8,
        (i) =>
          `M322 ${218 + i * 32}H${i < 2 ? 638 : 370}${i < 2 ? '' : `M590 ${218 + i * 32}H638`}`,
      ).join(''),
      PEN.hair,
    ),
    path(`M370 470V330A110 110 0 0 1 590 330V470z`, { ...PEN.work, fill: INK }),
    path(segments(voussoirs(arch, 84, 26, 13)), PEN.line),
    path(`M396 470V330A84 84 0 0 1 564 330V470z`, { ...PEN.wall, fill: INK }),
    ...[64, 46, 31, 19].map((r, i) =>
      path(
        `M${480 - r} 470V${336 + i * 14}A${r} ${r} 0 0 1 ${480 + r} ${336 + i * 14}V470`,
        i < 1 ? PEN.line : PEN.fine,
      ),
    ),
    path(segments(field), PEN.ghost),
    path(
      shape([
        [424, 470],
        [536, 470],
        [893, 716],
        [67, 716],
      ]),
      { fill: INK },
    ),
    path(segments(sleepers), PEN.hair),
    path(segments(road.slice(1, 3)), PEN.line),
    path('M424 470L67 716M536 470L893 716', { ...PEN.wall, ...DRAWN }),
    path(
      poly([
        [480, 716],
        [480, 480],
      ]),
      { ...PEN.wall, ...MOVED, stroke: STEEL[0], strokeDasharray: '22 16' },
    ),
    path('M20 486L322 470M940 486L638 470', PEN.line),
    path(arc(EYE, 62, 196, 344), PEN.watch),
    circle([480, HORIZON], 9, { fill: ALERT }),
    circle([480, HORIZON], 22, PEN.alert),
    path(rect(476, 128, 8, 28), { fill: PAPER }),
  );
}
