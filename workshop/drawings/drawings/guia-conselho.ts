import { type Pt, seeded, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { circle, comb, g, liveSheet, path, poly, rect, segments } from '../svg';

/** What the page reports, from the worst to the best quarter. */
const CURVE: Pt[] = [
  [300, 236],
  [352, 222],
  [404, 250],
  [456, 286],
  [508, 280],
  [560, 318],
  [612, 336],
  [664, 352],
];
const FLOOR = 384;

/** The page that goes to the board: a curve, three options, and the one that is decided. */
export function guiaConselho(): string {
  const rand = seeded(9);
  const options = times(3, (i) => 452 + i * 62);
  const text = options.map(
    (y) =>
      [
        [348, y],
        [520 + rand() * 130, y],
      ] as const,
  );
  const under = text.map(
    ([[x, y], [end]]) =>
      [
        [x, y + 18],
        [end - 60, y + 18],
      ] as const,
  );
  return liveSheet(
    travel(),
    g(
      { transform: 'rotate(5 480 360)' },
      path(rect(246, 44, 470, 632), { ...PEN.line, fill: INK }),
    ),
    path(rect(240, 40, 480, 640), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(rect(256, 56, 448, 608), PEN.fine),
    path('M284 104H520', { stroke: PAPER, strokeWidth: 7 }),
    path('M284 136H668M284 158H596', { stroke: STEEL[2], strokeWidth: 4 }),
    path(`${poly(CURVE)}V${FLOOR}H300z`, { fill: STEEL[5] }),
    path(`M284 ${FLOOR}H676M300 206V${FLOOR}`, PEN.work),
    comb(`M300 ${FLOOR + 9}H676`, 10, 26, PEN.line),
    path('M300 318H676', { ...PEN.line, strokeDasharray: '8 8' }),
    path(poly(CURVE), PEN.wall),
    path(poly(CURVE), lit(PAPER, 9)),
    path(segments(text), { stroke: STEEL[1], strokeWidth: 4 }),
    path(segments(under), { stroke: STEEL[3], strokeWidth: 4 }),
    path(options.map((y) => rect(290, y - 12, 36, 36)).join(''), { ...PEN.work, fill: INK }),
    path(rect(290, 502, 36, 36), { ...PEN.alert, strokeWidth: 4, fill: '#2A0D15' }),
    path('M297 520L306 530L322 506', { stroke: ALERT, strokeWidth: 6 }),
    circle([560, 318], 9, { fill: PAPER }),
  );
}
