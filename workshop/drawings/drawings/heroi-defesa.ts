import { envelope, linesOfFire, starFort } from '../fort';
import { at, edges, hachures, ngon, offset, type Pt, polar } from '../geometry';
import { DRAWN, MOVED, turn } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import {
  arc,
  circle,
  comb,
  dots,
  g,
  liveSheet,
  nodes,
  path,
  ring,
  segments,
  shape,
  tickRing,
  wedge,
} from '../svg';

const C: Pt = [480, 360];

/** The great star fort in plan: every line of it is covered by another. */
export function heroiDefesa(): string {
  const fort = starFort(C, 248, 6);
  const keep = starFort(C, 96, 6, -60);
  const crest = envelope(fort, 24);
  // Even edges of the envelope leave a salient, odd ones arrive at it: long strokes at salients.
  const glacis = hachures(edges(crest), 9, (t, i) => 4 + 30 * (i % 2 ? t : 1 - t), 5);
  const watched = at(fort.fronts, 0);
  return liveSheet(
    turn(C),
    g(
      MOVED,
      path(wedge(C, 352, -76, -44), { fill: ALERT, opacity: 0.12 }),
      path(arc(C, 352, -76, -44), PEN.watch),
    ),
    path(ring(C, 326) + ring(C, 352), PEN.ghost),
    tickRing(C, 341, 8, 180, PEN.hair),
    tickRing(C, 337, 18, 24, PEN.fine),
    path(segments(glacis), PEN.hair),
    path(shape(crest), { ...PEN.fine, strokeDasharray: '1 6' }),
    path(shape(envelope(fort, 13)), { ...PEN.fine, fill: INK }),
    path(fort.fronts.map((f) => shape(f.ravelin)).join(''), { ...PEN.line, fill: GRAPHITE }),
    path(shape(fort.trace), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(shape(offset(fort.trace, -7)), PEN.fine),
    comb(shape(offset(fort.trace, -13)), 7, 5, PEN.hair),
    path(shape(offset(fort.trace, -20)), { ...PEN.hair, fill: INK }),
    g({ ...PEN.fine, strokeDasharray: '.1 6' }, path(segments(linesOfFire(fort)))),
    path(segments(keep.fronts.map((f, i) => [f.tip, at(fort.salients, i + 1)])), PEN.ghost),
    path(ring(C, 126), PEN.ghost),
    tickRing(C, 126, 6, 72, PEN.hair),
    path(shape(envelope(keep, 8)), { ...PEN.fine, fill: INK }),
    path(shape(keep.trace), { ...PEN.work, fill: GRAPHITE }),
    path(shape(offset(keep.trace, -6)), PEN.fine),
    path(shape(ngon(C, 34, 6, -60)) + ring(C, 14), PEN.line),
    nodes([...fort.salients, ...keep.salients], 5.5, PAPER, INK),
    path(dots(fort.fronts.map((f) => f.tip)), { stroke: STEEL[1], strokeWidth: 7 }),
    path(dots(ngon(C, 352, 6)), { stroke: STEEL[1], strokeWidth: 6 }),
    path(segments([[watched.tip, polar(C, 352, -60)]]), PEN.alert),
    circle(watched.tip, 17, PEN.alert),
    circle(watched.tip, 7, { fill: ALERT }),
    circle(C, 5, { fill: PAPER }),
  );
}
