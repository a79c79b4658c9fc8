import { envelope, starFort } from '../fort';
import { lerp, offset, type Pt, polar, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { arc, circle, dots, liveSheet, nodes, path, ring, segments, shape, tickRing } from '../svg';

const C: Pt = [422, 330];
/** Where the causeway leaves the covered way, and where it leaves the sheet. */
const OUTSIDE: Pt = [422, 596];
const AWAY: Pt = [422, 720];

/** The keyhole: a round chamber and the passage that leads to it, as walls of one room. */
const keyhole = (grow: number): string => {
  const r = 40 + grow;
  const [left, right] = [polar(C, r, 118), polar(C, r, 62)];
  const foot = C[1] + 112 + grow;
  const [a, b] = [422 - 34 - grow, 422 + 34 + grow].map((x): Pt => [x, foot]) as [Pt, Pt];
  return `${arc(C, r, 118, 422)}L${b.join(' ')}L${a.join(' ')}L${left.join(' ')}M${right.join(' ')}`;
};

/** The plan of a fort with one way in, and the way in is a keyhole. */
export function acesso(): string {
  // Turned so that a curtain, and not a bastion, faces the road.
  const fort = starFort(C, 246, 6, -90 + 30);
  const keep = starFort(C, 132, 6, -90);
  // No ravelin stands on the road.
  const covered = fort.fronts.filter(({ tip }) => tip[1] < C[1] + 200);
  const road = [-15, 15].map((x) => [
    [C[0] + x, 452],
    [AWAY[0] + x, AWAY[1]],
  ]) as [Pt, Pt][];
  const steps = times(9, (i): Pt => lerp([422, 470], AWAY, (i + 0.5) / 9));
  return liveSheet(
    travel(),
    tickRing(C, 318, 8, 216, PEN.hair),
    tickRing(C, 314, 16, 36, PEN.fine),
    path(ring(C, 326), PEN.hair),
    path(shape(envelope(fort, 34)), { ...PEN.fine, strokeDasharray: '.1 6' }),
    path(shape(envelope(fort, 16)), { ...PEN.fine, fill: INK }),
    path(covered.map((f) => shape(f.ravelin)).join(''), { ...PEN.line, fill: GRAPHITE }),
    path(shape(fort.trace), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(shape(offset(fort.trace, -9)), PEN.fine),
    path(shape(offset(fort.trace, -24)), PEN.hair),
    path(shape(keep.trace), { ...PEN.work, fill: INK }),
    path(shape(offset(keep.trace, -8)), PEN.hair),
    // The road cuts through every work on its way.
    path('M422 440V720', { stroke: INK, strokeWidth: 44, strokeLinecap: 'butt' }),
    path(segments(road), PEN.line),
    path(keyhole(14), { ...PEN.fine, fill: INK }),
    path(keyhole(0), { ...PEN.wall, fill: STEEL[5] }),
    path(dots(steps), { stroke: PAPER, strokeWidth: 5 }),
    path('M422 720V376', lit(PAPER, 10, 0.01)),
    path(arc(C, 326, 62, 118) + arc(OUTSIDE, 44, 200, 340), PEN.watch),
    circle(OUTSIDE, 22, { ...PEN.alert, fill: INK }),
    circle(OUTSIDE, 8, { fill: ALERT }),
    nodes(fort.salients, 6, PAPER, INK),
    circle(C, 10, { fill: PAPER }),
  );
}
