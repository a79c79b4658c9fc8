import { envelope, starFort } from '../fort';
import { offset, type Pt, polar, times } from '../geometry';
import { DRAWN, MOVED, walk } from '../movement';
import { GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import {
  arc,
  circle,
  comb,
  curve,
  dots,
  g,
  liveSheet,
  nodes,
  path,
  poly,
  ring,
  segments,
  shape,
} from '../svg';

/** Contour line: a circle pulled about by three fixed waves, more the further out. */
function contour(c: Pt, r: number, seed: number): string {
  const points = times(14, (i): Pt => {
    const a = i * (360 / 14);
    const w = (k: number) => Math.sin((a * k + seed * 57) * (Math.PI / 180));
    return polar(c, r * (1 + 0.12 * w(2) + 0.08 * w(3) + 0.035 * w(5)), a);
  });
  return curve(points, true);
}

/** The torn side of the sheet. */
const TEAR: Pt[] = times(15, (i) => [644 + (i % 2 ? 13 : -8) + ((i * 37) % 17), 84 + i * 40]);

/** The track leaves the surveyed liveSheet and is lost. */
export function naoEncontrado(): string {
  const fort = starFort([238, 470], 86, 5, -100);
  const border: Pt[] = [[72, 84], ...TEAR, [72, 644]];
  const hills = [
    ...times(9, (i) => contour([420, 250], 26 + i * 27, 1)),
    ...times(5, (i) => contour([520, 560], 16 + i * 20, 4)),
  ];
  const trail: Pt[] = [
    [238, 470],
    [300, 400],
    [330, 320],
    [410, 330],
    [470, 410],
    [560, 420],
    [640, 350],
  ];
  const lost = times(9, (i): Pt => [676 + i * 15 + i * i * 0.9, 322 - i * 15 + Math.sin(i) * 4]);
  const goal: Pt = [856, 176];
  const clip = 'nao-encontrado-folha';
  return liveSheet(
    walk(21 * 6),
    `<clipPath id="${clip}">${path(shape(border))}</clipPath>`,
    path(shape(border), { fill: GRAPHITE, fillOpacity: 0.7 }),
    g(
      { clipPath: `url(#${clip})` },
      path(
        segments([
          ...times(
            8,
            (i) =>
              [
                [72 + i * 80, 84],
                [72 + i * 80, 644],
              ] as const,
          ),
          ...times(
            8,
            (i) =>
              [
                [72, 84 + i * 80],
                [720, 84 + i * 80],
              ] as const,
          ),
        ]),
        PEN.ghost,
      ),
      path(hills.filter((_, i) => i % 4).join(''), PEN.hair),
      path(hills.filter((_, i) => i % 4 === 0).join(''), PEN.fine),
      path(shape(envelope(fort, 10)), { ...PEN.fine, fill: GRAPHITE }),
    ),
    comb('M72 644V84h560', 12, 20, PEN.fine),
    comb('M72 644h560', 12, 20, PEN.fine),
    path('M644 66H54v596h604', PEN.line),
    path(poly(TEAR), { ...PEN.work, ...DRAWN }),
    path(shape(fort.trace), { ...PEN.work, ...DRAWN, fill: INK }),
    path(shape(offset(fort.trace, -6)), PEN.fine),
    path(curve(trail), { stroke: INK, strokeWidth: 9 }),
    path(curve(trail), { ...PEN.wall, ...MOVED, strokeDasharray: '12 9' }),
    path(dots(lost), { stroke: STEEL[1], strokeWidth: 5 }),
    path(ring(goal, 64) + ring(goal, 92), { ...PEN.hair, strokeDasharray: '2 9' }),
    path(
      segments([
        [
          [goal[0], 60],
          [goal[0], 96],
        ],
        [
          [goal[0], 256],
          [goal[0], 292],
        ],
      ]),
      PEN.fine,
    ),
    path(arc(goal, 40, 150, 400), PEN.watch),
    path('M844 164l24 24m0-24l-24 24', PEN.watch),
    nodes(
      [
        [238, 470],
        [330, 320],
        [470, 410],
      ],
      6.5,
      PAPER,
      INK,
    ),
    nodes([[640, 350]], 8, PAPER, INK),
    circle([238, 470], 3, { fill: PAPER }),
  );
}
