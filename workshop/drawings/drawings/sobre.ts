import { envelope, starFort } from '../fort';
import { add, at, edges, hachures, offset, type Pt, polar, scale, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import {
  arc,
  circle,
  comb,
  dots,
  liveSheet,
  nodes,
  path,
  poly,
  ring,
  segments,
  shape,
  tickRing,
} from '../svg';

/** Where the first stone lies: the later works grow away from it, as the rings of a tree lean to one side. */
const ROOT: Pt = [396, 430];
const AXIS = -42;
const RADII = [46, 76, 125, 207, 344];

/** One fort and its four enlargements; the date of each is a ring across the axis. */
export function sobre(): string {
  const along = polar([0, 0], 1, AXIS);
  const phases = RADII.map((r, i) => {
    const center = add(ROOT, scale(along, r * 0.3));
    return { r, center, fort: starFort(center, r * 0.86, 4 + i, AXIS) };
  });
  const last = at(phases, -1);
  const marks = phases.map((p) => polar(p.center, p.r, AXIS));
  const end = polar(last.center, last.r + 40, AXIS);
  const [oldest, ...grown] = phases;
  const now = at(grown, -1);
  return liveSheet(
    travel(),
    tickRing(now.center, now.r + 7, 10, 144, PEN.hair),
    ...[...phases].reverse().map(({ center, r }) => path(ring(center, r), PEN.ghost)),
    path(
      segments(
        hachures(edges(envelope(now.fort, 8)), 11, (t, i) => 3 + 14 * (i % 2 ? t : 1 - t), 3),
      ),
      PEN.hair,
    ),
    path(shape(envelope(now.fort, 5)), { ...PEN.fine, fill: INK }),
    path(now.fort.fronts.map((f) => shape(f.ravelin)).join(''), { ...PEN.fine, fill: GRAPHITE }),
    path(shape(now.fort.trace), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(shape(offset(now.fort.trace, -6)), PEN.fine),
    comb(shape(offset(now.fort.trace, -11)), 6, 6, PEN.hair),
    path(shape(offset(now.fort.trace, -16)), { ...PEN.hair, fill: INK }),
    ...grown
      .slice(0, -1)
      .reverse()
      .map(
        ({ fort, center, r }, i) =>
          path(ring(center, r), { ...PEN.fine, strokeDasharray: '.1 6' }) +
          path(shape(fort.trace), { ...PEN.line, fill: i % 2 ? GRAPHITE : INK }) +
          path(shape(offset(fort.trace, -6)), PEN.hair),
      ),
    path(oldest ? ring(oldest.center, oldest.r) : '', { ...PEN.fine, strokeDasharray: '.1 6' }),
    path(oldest ? shape(oldest.fort.trace) : '', { ...PEN.wall, fill: INK }),
    path(poly([polar(ROOT, 60, AXIS + 180), end]), PEN.fine),
    path(
      segments(
        times(24, (i) => {
          const p = polar(ROOT, i * 21 - 50, AXIS);
          return [polar(p, i % 4 ? 4 : 9, AXIS + 90), polar(p, i % 4 ? 4 : 9, AXIS - 90)];
        }),
      ),
      PEN.fine,
    ),
    path(dots(phases.slice(1).flatMap((p) => p.fort.salients)), {
      stroke: STEEL[1],
      strokeWidth: 6,
    }),
    path(poly([ROOT, end]), lit(PAPER, 9)),
    nodes(marks.slice(0, -1), 6.5, PAPER, INK),
    path(arc(last.center, last.r, AXIS - 22, AXIS + 22), PEN.watch),
    circle(at(marks, -1), 8, { fill: ALERT }),
    circle(at(marks, -1), 18, PEN.alert),
    path(oldest ? dots([oldest.center]) : '', { stroke: PAPER, strokeWidth: 11 }),
  );
}
