import { envelope, starFort } from '../fort';
import { at, hatch, type Pt, polar, seeded, times } from '../geometry';
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
const hour = (h: number) => -90 + h * 15;
const NOW = 3.2;

/** A day of watching: twenty-four hours, every quarter of an hour with its count of events. */
export function monitoramento(): string {
  const rand = seeded(24);
  const bars = times(96, (i) => {
    const h = i / 4;
    const busy = Math.exp(-(((h - 14.5) / 5) ** 2)) * 44 + (Math.abs(h - NOW) < 0.4 ? 40 : 0);
    const length = 8 + busy + rand() * 18;
    return {
      alarm: Math.abs(h - NOW) < 0.4,
      seg: [polar(C, 246, hour(h)), polar(C, 246 + length, hour(h))] as const,
    };
  });
  const night = [...times(13, (i) => polar(C, 232, hour(18 + i))), C];
  const watches = [22, 6, 14].map((h, i) =>
    arc(C, 338, hour(h) + 2, hour(h + 8) - 2 + (i ? 0 : 0)),
  );
  const sweep = times(12, (i) =>
    path(wedge(C, 232, hour(NOW) - (i + 1) * 5, hour(NOW) - i * 5 + 0.3), {
      fill: STEEL[1],
      opacity: 0.2 * (1 - i / 12),
    }),
  );
  const fort = starFort(C, 104, 8);
  const blips = times(15, (i): Pt => polar(C, 130 + rand() * 90, i * 137.5));
  const found = polar(C, 186, hour(NOW));
  return liveSheet(
    turn(C),
    path(watches.join(''), { stroke: STEEL[2], strokeWidth: 9, strokeLinecap: 'butt' }),
    tickRing(C, 352, 6, 288, PEN.hair),
    path(segments(bars.filter((b) => !b.alarm).map((b) => b.seg)), {
      stroke: STEEL[1],
      strokeWidth: 4,
      strokeLinecap: 'butt',
    }),
    path(ring(C, 232) + ring(C, 240), { ...PEN.work, ...DRAWN }),
    path(segments(hatch(night, 45, 9)), PEN.ghost),
    path([150, 190].map((r) => ring(C, r)).join(''), PEN.ghost),
    tickRing(C, 222, 20, 24, PEN.work),
    tickRing(C, 227, 9, 96, PEN.fine),
    g(
      MOVED,
      ...sweep,
      path(segments([[polar(C, 36, hour(NOW)), polar(C, 232, hour(NOW))]]), PEN.wall),
    ),
    path(shape(envelope(fort, 8)), { ...PEN.fine, fill: INK }),
    path(shape(fort.trace), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(segments(fort.salients.map((p, i) => [p, at(fort.salients, i + 3)])), PEN.hair),
    circle(C, 34, { ...PEN.work, fill: INK }),
    path(dots(blips), { stroke: STEEL[1], strokeWidth: 6 }),
    path(dots(fort.salients), { stroke: PAPER, strokeWidth: 9 }),
    path(segments(bars.filter((b) => b.alarm).map((b) => b.seg)), {
      stroke: ALERT,
      strokeWidth: 4,
      strokeLinecap: 'butt',
    }),
    path(arc(C, 338, hour(NOW) - 12, hour(NOW) + 12), {
      ...PEN.watch,
      strokeWidth: 9,
      strokeLinecap: 'butt',
    }),
    circle(found, 7, { fill: ALERT }),
    circle(found, 17, PEN.alert),
    circle(C, 7, { fill: PAPER }),
  );
}
