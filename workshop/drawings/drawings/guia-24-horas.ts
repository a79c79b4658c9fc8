import { starFort } from '../fort';
import { offset, type Pt, polar, times } from '../geometry';
import { DRAWN, MOVED, turn } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import {
  arc,
  circle,
  dots,
  g,
  liveSheet,
  path,
  poly,
  ring,
  segments,
  shape,
  tickRing,
  wedge,
} from '../svg';

const C: Pt = [480, 360];
const TURN = 360 / 24;
/** The first four hours are the guide's longest part. */
const FIRST = 4;

/** A dial of twenty-four hours, the first of them marked. */
export function guia24Horas(): string {
  const fort = starFort(C, 118, 5);
  const hour = (h: number) => -90 + h * TURN;
  return liveSheet(
    turn(C),
    path(ring(C, 320), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(wedge(C, 306, hour(0), hour(FIRST)), { fill: ALERT, opacity: 0.16 }),
    tickRing(C, 296, 14, 96, PEN.fine),
    path(
      segments(times(24, (h) => [polar(C, 306, hour(h)), polar(C, h % 6 ? 274 : 252, hour(h))])),
      {
        stroke: STEEL[0],
        strokeWidth: 3,
      },
    ),
    path(arc(C, 320, hour(0), hour(FIRST)), { ...PEN.watch, strokeWidth: 8 }),
    path(ring(C, 214), PEN.fine),
    path(ring(C, 170), { ...PEN.work, fill: INK }),
    path(shape(fort.trace), { ...PEN.work, fill: GRAPHITE }),
    path(shape(offset(fort.trace, -8)), PEN.fine),
    g(MOVED, path(poly([polar(C, -34, hour(1)), polar(C, 238, hour(1))]), PEN.wall)),
    path(poly([C, polar(C, 178, hour(FIRST))]), { stroke: ALERT, strokeWidth: 5 }),
    path(dots(times(24, (h) => polar(C, 336, hour(h)))), { stroke: STEEL[1], strokeWidth: 5 }),
    circle(C, 12, { fill: PAPER }),
  );
}
