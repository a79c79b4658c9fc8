import { starFort } from '../fort';
import { type Pt, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { circle, comb, liveSheet, nodes, path, poly, rect, segments, shape } from '../svg';

/** Where the tab key stops, in order; the focus stands on the last. */
const STOPS: Pt[] = [
  [236, 196],
  [596, 196],
  [236, 330],
  [236, 420],
  [640, 508],
];

/** A page gone through by keyboard: every stop in order, the focus where nobody can miss it. */
export function acessibilidade(): string {
  const text = times(6, (i): readonly [Pt, Pt] => [
    [270, 318 + i * 30 + (i > 2 ? 12 : 0)],
    [i % 3 === 2 ? 420 : 520, 318 + i * 30 + (i > 2 ? 12 : 0)],
  ]);
  return liveSheet(
    travel(),
    path('M150 96H810V628H150z', { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path('M150 148H810', PEN.work),
    path(rect(166, 162, 628, 450), PEN.hair),
    comb('M182 122H240', 10, 18, PEN.line),
    path(shape(starFort([780, 122], 14, 5).trace), PEN.line),
    path(rect(270, 178, 220, 36), { ...PEN.line, fill: INK }),
    path(rect(630, 178, 130, 36), { ...PEN.line, fill: INK }),
    path('M270 262H470', { stroke: STEEL[0], strokeWidth: 6 }),
    path(segments(text), { stroke: STEEL[2], strokeWidth: 3 }),
    path(rect(580, 262, 180, 160), { ...PEN.line, fill: INK }),
    path(shape(starFort([670, 342], 56, 5).trace), PEN.work),
    path('M580 422L640 372L682 404L716 380L760 422', PEN.fine),
    path(rect(560, 470, 200, 76), { ...PEN.watch, strokeWidth: 5 }),
    path(rect(572, 482, 176, 52), { ...PEN.work, fill: '#2A0D15' }),
    path('M664 508H716M702 496L716 508L702 520', { stroke: PAPER, strokeWidth: 3 }),
    path(poly(STOPS), { ...PEN.alert, strokeDasharray: '.1 9', strokeWidth: 3 }),
    path(poly(STOPS), lit(PAPER, 7)),
    nodes(STOPS.slice(0, -1), 11, PEN.work.stroke, INK),
    circle([640, 508], 12, { fill: ALERT }),
    path('M270 580H470', { ...PEN.line, strokeDasharray: '.1 8' }),
  );
}
