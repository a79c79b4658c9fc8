import { starFort } from '../fort';
import { at, edges, lerp, ngon, offset, type Pt, seeded, times } from '../geometry';
import { DRAWN, MOVED, turn } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN } from '../palette';
import { lift, solid, viewer } from '../project';
import { arc, circle, dots, liveSheet, path, poly, ring, shape } from '../svg';

const see = viewer([480, 420], 12, 44);
const HEIGHT = 74;
const THICK = 30;
/** Walls that are broken through, and how far along; the first is the most urgent. */
const BREACHES = [
  { wall: 12, at: 0.5 },
  { wall: 2, at: 0.5 },
  { wall: 17, at: 0.5 },
] as const;
/** Half a breach, as a part of its wall. */
const HALF = 0.2;

/** A fort seen from the air with three breaches, the worst of which is marked. */
export function consultoria(): string {
  const { trace } = starFort([0, 0], 330, 5);
  const inner = offset(trace, -THICK);
  const walls = edges(trace).flatMap(([a, b], i) => {
    const [c, d] = [at(inner, i), at(inner, i + 1)];
    const part = (from: number, to: number): Pt[] => [
      lerp(a, b, from),
      lerp(a, b, to),
      lerp(c, d, to),
      lerp(c, d, from),
    ];
    const broken = BREACHES.find(({ wall }) => wall === i);
    return broken ? [part(0, broken.at - HALF), part(broken.at + HALF, 1)] : [part(0, 1)];
  });
  const depth = (plan: Pt[]) => Math.max(...plan.map((p) => see([...p, 0])[1]));
  const rand = seeded(3);
  const places = BREACHES.map((one) => {
    const [a, b] = at(edges(trace), one.wall);
    const [c, d] = at(edges(inner), one.wall);
    const middle = lerp(lerp(a, b, one.at), lerp(c, d, one.at), 0.5);
    const rubble = times(16, () =>
      see([middle[0] + (rand() - 0.5) * 92, middle[1] + (rand() - 0.5) * 92, 0]),
    );
    return { foot: see([...middle, 0]), head: see([...middle, HEIGHT * 2]), rubble };
  });
  const [worst, ...others] = places as [
    (typeof places)[number],
    (typeof places)[number],
    (typeof places)[number],
  ];
  const ditch = (by: number) => shape(lift(offset(trace, by), 0).map(see));
  return liveSheet(
    turn(worst.head),
    path(ditch(62), { ...PEN.fine, strokeDasharray: '.1 7' }),
    path(ditch(40), PEN.ghost),
    path(ditch(24), { ...PEN.line, ...DRAWN }),
    path(shape(lift(inner, 0).map(see)), { ...PEN.ghost, fill: INK }),
    solid(see, ngon([0, 20], 84, 5), 0, 30, PEN.fine),
    ...walls
      .toSorted((p, q) => depth(p) - depth(q))
      .map((plan) => solid(see, plan, 0, HEIGHT, PEN.work)),
    path(dots(places.flatMap(({ rubble }) => rubble)), { stroke: PAPER, strokeWidth: 5 }),
    path(others.map(({ foot, head }) => poly([foot, head])).join(''), PEN.work),
    path(others.map(({ head }) => ring(head, 22)).join(''), { ...PEN.work, fill: GRAPHITE }),
    path(dots(others.map(({ head }) => head)), { stroke: PAPER, strokeWidth: 11 }),
    path(poly([worst.foot, worst.head]), { ...PEN.alert, strokeWidth: 3 }),
    path(ring(worst.head, 30), { ...PEN.alert, strokeWidth: 3, fill: '#2A0D15' }),
    path(arc(worst.head, 48, -60, 80), { ...PEN.watch, ...MOVED }),
    circle(worst.head, 9, { fill: ALERT }),
  );
}
