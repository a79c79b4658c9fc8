import {
  add,
  at,
  distance,
  edges,
  lerp,
  meet,
  ngon,
  offset,
  type Pt,
  type Seg,
  scale,
  sub,
  unit,
} from './geometry';

/** One side of the fort, from salient to salient, walking clockwise. */
export type Front = {
  from: Pt;
  shoulderA: Pt;
  flankA: Pt;
  flankB: Pt;
  shoulderB: Pt;
  to: Pt;
  /** Salient of the ravelin before the curtain. */
  tip: Pt;
  ravelin: Pt[];
};

export type Fort = { center: Pt; trace: Pt[]; salients: Pt[]; fronts: Front[] };

/** Depth of the front as a part of its side: Vauban's eighth, seventh and sixth. */
const depthOf = (n: number) => (n < 5 ? 1 / 8 : n === 5 ? 1 / 7 : 1 / 6);

function front(center: Pt, from: Pt, to: Pt, n: number): Front {
  const side = distance(from, to);
  const middle = lerp(from, to, 0.5);
  const out = unit(sub(middle, center));
  const inner = add(middle, scale(out, -side * depthOf(n)));
  const shoulderA = lerp(from, inner, (side * 2) / 7 / distance(from, inner));
  const shoulderB = lerp(to, inner, (side * 2) / 7 / distance(to, inner));
  const reach = distance(shoulderA, shoulderB);
  // Each line of defence, prolonged past the middle, ends at the far flank it is covered from.
  const flankB = add(shoulderA, scale(unit(sub(inner, from)), reach));
  const flankA = add(shoulderB, scale(unit(sub(inner, to)), reach));
  const tip = add(middle, scale(out, side * 0.17));
  const ravelin = [
    tip,
    lerp(tip, shoulderB, 0.62),
    add(inner, scale(out, side * 0.1)),
    lerp(tip, shoulderA, 0.62),
  ];
  return { from, shoulderA, flankA, flankB, shoulderB, to, tip, ravelin };
}

/** Plan of a star fort of n bastions after Vauban's first system, salients on a circle of radius r. */
export function starFort(center: Pt, r: number, n: number, turn = -90): Fort {
  const salients = ngon(center, r, n, turn);
  const fronts = edges(salients).map(([a, b]) => front(center, a, b, n));
  const trace = fronts.flatMap((f) => [f.from, f.shoulderA, f.flankA, f.flankB, f.shoulderB]);
  return { center, trace, salients, fronts };
}

/** Counterscarp and covered way: the star that runs round bastions and ravelins at a distance. */
export function envelope(fort: Fort, by: number): Pt[] {
  const base = fort.fronts.flatMap((f) => [
    f.from,
    meet([f.from, f.shoulderA], [f.tip, at(f.ravelin, 3)]),
    f.tip,
    meet([f.to, f.shoulderB], [f.tip, at(f.ravelin, 1)]),
  ]);
  return offset(base, by);
}

/** Lines of fire: every flank sees the salient of its neighbour. */
export const linesOfFire = (fort: Fort): Seg[] =>
  fort.fronts.flatMap((f): Seg[] => [
    [f.flankA, f.to],
    [f.flankB, f.from],
  ]);
