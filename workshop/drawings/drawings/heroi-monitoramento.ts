import { envelope, starFort } from '../fort';
import { at, ngon, offset, type Pt, polar, seeded, times } from '../geometry';
import { DRAWN, MOVED, turn } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { lift, viewer } from '../project';
import {
  arc,
  circle,
  comb,
  dots,
  g,
  liveSheet,
  nodes,
  num,
  path,
  ring,
  segments,
  shape,
  wedge,
} from '../svg';

const C: Pt = [480, 446];
const TILT = 36;
const FLAT = Math.sin((TILT * Math.PI) / 180);
const O: Pt = [0, 0];
const R = 452;

/** The fort laid flat, its network standing over it, and the sweep that finds what moves. */
export function heroiMonitoramento(): string {
  const see = viewer(C, 0, TILT);
  const flat = (points: readonly Pt[]) => lift(points, 0).map(see);
  const fort = starFort(O, 236, 5, -70);
  const rand = seeded(11);
  const posts = times(34, (i) => {
    const p = polar(O, 60 + 340 * Math.sqrt((i + 0.5) / 34), i * 137.5);
    return { foot: see([...p, 0]), head: see([...p, 40 + rand() * 170]) };
  });
  const masts = fort.salients.map((p) => ({ foot: see([...p, 0]), head: see([...p, 230]) }));
  const tower = { foot: see([0, 0, 0]), head: see([0, 0, 400]) };
  const found = { foot: see([...polar(O, 352, -37), 0]), head: see([...polar(O, 352, -37), 250]) };
  const sweep = times(14, (i) => {
    const to = -22 - i * 5;
    return path(wedge(O, R, to - 5.2, to), {
      fill: STEEL[1],
      opacity: 0.2 * (1 - i / 14) ** 1.5,
    });
  });
  const heads = masts.map((m) => m.head);
  return liveSheet(
    turn(O),
    // The turn is made on the plan, which is then laid down.
    g(
      { transform: `translate(${C.join(' ')}) scale(1 ${num(FLAT)})` },
      g(MOVED, ...sweep, path(segments([[O, polar(O, R, -22)]]), PEN.wall)),
    ),
    path([110, 220, 330, R].map((r) => ring(C, r, r * FLAT)).join(''), PEN.ghost),
    comb(ring(C, R + 12, (R + 12) * FLAT), 10, 7.4, PEN.hair),
    path(segments(times(12, (i) => [C, at(flat(ngon(O, R, 12)), i)])), PEN.ghost),
    path(shape(flat(envelope(fort, 22))), { ...PEN.hair, fill: INK, fillOpacity: 0.5 }),
    path(fort.fronts.map((f) => shape(flat(f.ravelin))).join(''), { ...PEN.fine, fill: GRAPHITE }),
    path(shape(flat(fort.trace)), { ...PEN.work, ...DRAWN, fill: GRAPHITE }),
    path(shape(flat(offset(fort.trace, -8))), PEN.fine),
    comb(shape(flat(offset(fort.trace, -14))), 6, 6, PEN.hair),
    path(segments(posts.map((p) => [p.foot, p.head])), PEN.hair),
    path(dots(posts.map((p) => p.foot)), { stroke: STEEL[3], strokeWidth: 4 }),
    path(dots(posts.map((p) => p.head)), { stroke: STEEL[1], strokeWidth: 6 }),
    g(
      { ...PEN.hair, strokeDasharray: '.1 5', stroke: STEEL[2] },
      path(segments(posts.map((p, i) => [p.head, at(heads, Math.floor(i * 1.7))]))),
    ),
    path(segments([...masts, tower].map((m) => [m.foot, m.head])), PEN.line),
    path(shape(heads), { ...PEN.line, ...DRAWN }),
    path(segments(heads.map((h) => [h, tower.head])), PEN.work),
    path(arc(C, R + 12, -58, -16, (R + 12) * FLAT), PEN.watch),
    path(segments([[found.foot, found.head]]), PEN.alert),
    path(segments([[found.head, tower.head]]), { ...PEN.alert, strokeDasharray: '.1 7' }),
    path(ring(found.foot, 26, 26 * FLAT) + ring(found.foot, 48, 48 * FLAT), PEN.alert),
    nodes(heads, 6, PAPER, INK),
    circle(tower.head, 11, { ...PEN.work, fill: INK }),
    circle(tower.head, 4.5, { fill: PAPER }),
    circle(found.head, 8, { fill: ALERT }),
    circle(found.head, 17, PEN.alert),
  );
}
