import { starFort } from '../fort';
import { at, edges, hatch, ngon, type Pt, polar, times } from '../geometry';
import { DRAWN, MOVED, turn } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import {
  arc,
  circle,
  dots,
  g,
  liveSheet,
  path,
  ring,
  segments,
  shape,
  tickRing,
  wedge,
} from '../svg';

const C: Pt = [480, 360];
const STATIONS = 6;

/** A ring broken into arcs, each shorter by its gap. */
const broken = (r: number, n: number, gap: number, turn: number) =>
  times(n, (i) => arc(C, r, turn + (360 / n) * i + gap, turn + (360 / n) * (i + 1) - gap)).join('');

/** The work that stands at each station, pointing outwards. */
const station = (deg: number): Pt[] => {
  const c = polar(C, 262, deg);
  return [
    polar(c, 62, deg),
    polar(c, 50, deg + 62),
    polar(c, 44, deg + 140),
    polar(c, 44, deg - 140),
    polar(c, 50, deg - 62),
  ];
};

/** Six stations on concentric rings: what passes one is seen by the next. */
export function defesa(): string {
  const bearings = times(STATIONS, (i) => -90 + 60 * i);
  const posts = bearings.map(station);
  const centres = bearings.map((d) => polar(C, 262, d));
  const core = starFort(C, 66, 6);
  const watch = at(bearings, 1);
  const sight = bearings.flatMap((_, i) =>
    [2, 3].map((k) => [at(centres, i), at(centres, i + k)] as const),
  );
  return liveSheet(
    turn(C),
    path(wedge(C, 346, watch - 19, watch + 19), { fill: ALERT, opacity: 0.12 }),
    tickRing(C, 340, 10, 216, PEN.hair),
    tickRing(C, 336, 18, 36, PEN.fine),
    path(ring(C, 348), PEN.hair),
    path(broken(310, 6, 13, -90), PEN.line),
    path(broken(262, 6, 15, -90), { stroke: STEEL[4], strokeWidth: 15, strokeLinecap: 'butt' }),
    path(broken(269.5, 6, 15, -90) + broken(254.5, 6, 15, -90), PEN.line),
    g({ ...PEN.fine, strokeDasharray: '.1 6' }, path(segments(sight))),
    tickRing(C, 194, 9, 144, PEN.hair),
    path(ring(C, 184), PEN.hair),
    g(
      MOVED,
      path(broken(204, 12, 3, -82), PEN.work),
      path(broken(158, 3, 12, -30), { stroke: STEEL[4], strokeWidth: 13, strokeLinecap: 'butt' }),
      path(broken(164.5, 3, 12, -30) + broken(151.5, 3, 12, -30), PEN.line),
    ),
    path(ring(C, 128), { ...PEN.fine, strokeDasharray: '.1 6' }),
    tickRing(C, 112, 12, 48, PEN.fine),
    circle(C, 98, { ...PEN.work, fill: INK }),
    path(ring(C, 90), PEN.hair),
    path(shape(core.trace), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(ring(C, 28) + shape(ngon(C, 28, 6)), PEN.fine),
    path(posts.map(shape).join(''), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(
      segments(
        posts.flatMap((p, i) =>
          hatch(
            p.map(
              (q, k): Pt => [
                q[0] * 0.8 + at(centres, i)[0] * 0.2,
                q[1] * 0.8 + at(centres, i)[1] * 0.2 + k * 0,
              ],
            ),
            at(bearings, i),
            7,
          ),
        ),
      ),
      PEN.hair,
    ),
    path(centres.map((p) => ring(p, 21)).join(''), { ...PEN.work, fill: INK }),
    path(dots(centres), { stroke: PAPER, strokeWidth: 13 }),
    path(
      segments(edges(core.salients).map(([a], i) => [a, polar(C, 151, -90 + i * 60)])),
      PEN.fine,
    ),
    path(dots(core.salients), { stroke: PAPER, strokeWidth: 9 }),
    path(arc(C, 348, watch - 19, watch + 19), PEN.watch),
    path(ring(at(centres, 1), 21), { ...PEN.watch, strokeWidth: 3 }),
    circle(at(centres, 1), 8, { fill: ALERT }),
    path(segments([[polar(C, 330, watch), polar(C, 348, watch)]]), PEN.alert),
    circle(C, 7, { fill: PAPER }),
  );
}
