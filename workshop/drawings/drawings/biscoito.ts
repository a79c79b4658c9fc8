import { starFort } from '../fort';
import { type Pt, polar, times } from '../geometry';
import { DRAWN, MOVED, turn } from '../movement';
import { ALERT, GRAPHITE, INK, PEN } from '../palette';
import { arc, circle, comb, g, liveSheet, path, ring, shape, tickRing } from '../svg';

const C: Pt = [470, 372];
const R = 232;
/** What was bitten off, from the edge inwards: the angle at which each bite stands. */
const BITES: [number, number][] = [
  [-62, 66],
  [-36, 74],
  [-8, 60],
];
/** The few that are kept: how far from the middle, where, and how large. */
const KEPT: [number, number, number][] = [
  [130, 168, 34],
  [142, 104, 30],
  [84, 238, 32],
  [150, 40, 28],
];

/** A cookie as a fort's plan, a few things kept in it; what others take is counted and watched. */
export function biscoito(): string {
  const forts = KEPT.map(([r, deg, size]) => starFort(polar(C, r, deg), size, 5, deg));
  const crumbs = times(7, (i) => polar(C, R + 24 + (i % 3) * 34, -72 + i * 12));
  return liveSheet(
    turn(C),
    g(MOVED, tickRing(C, R + 74, 9, 150, PEN.hair)),
    path(ring(C, R + 54), PEN.ghost),
    circle(C, R, { ...PEN.wall, fill: GRAPHITE }),
    path(ring(C, R - 14), { ...PEN.line, ...DRAWN }),
    comb(ring(C, R - 24), 8, 7, PEN.hair),
    path([58, 104, 150].map((r) => ring(C, r)).join(''), { ...PEN.hair, strokeDasharray: '.1 7' }),
    ...forts.map(({ trace }) => path(shape(trace), { ...PEN.work, fill: INK })),
    path(shape(starFort(C, 40, 5).trace), { ...PEN.work, fill: INK }),
    circle(C, 7, { fill: PEN.work.stroke }),
    ...BITES.map(([deg, r]) => circle(polar(C, R + 6, deg), r, { fill: INK })),
    path(BITES.map(([deg, r]) => biteEdge(polar(C, R + 6, deg), r, deg)).join(''), PEN.work),
    ...crumbs.map((crumb, i) => circle(crumb, 3 + (i % 3) * 2, i === 3 ? {} : PEN.line)),
    circle(crumbs[3] ?? C, 9, { fill: ALERT }),
    circle(crumbs[3] ?? C, 22, PEN.alert),
    path(arc(C, R + 74, -78, 0), PEN.watch),
  );
}

/** The part of a bite's round that lies within the cookie. */
const biteEdge = (c: Pt, r: number, deg: number) => arc(c, r, deg + 128, deg + 232);
