import { envelope, starFort } from '../fort';
import { at, lerp, offset, type Pt, times, unit } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { lift, type Pt3, solid, viewer } from '../project';
import { circle, curve, dots, g, liveSheet, path, poly, segments, shape } from '../svg';

const see = viewer([480, 380], 0, 42);
const NEAR: Pt = [-226, 222];
const FAR: Pt = [285, -330];

/** Middle line of the tunnel: an S on the ground from one fort to the other. */
function way(t: number): Pt {
  const [b, c]: [Pt, Pt] = [
    [190, 260],
    [-190, -300],
  ];
  const [p, q, r] = [lerp(NEAR, b, t), lerp(b, c, t), lerp(c, FAR, t)];
  return lerp(lerp(p, q, t), lerp(q, r, t), t);
}

const RADIUS = 82;

/** An arch of the gallery, square to the way at t. */
function hoop(t: number): Pt[] {
  const [x, y] = way(t);
  const [a, b] = [way(t - 0.01), way(t + 0.01)];
  const [dx, dy] = unit([b[0] - a[0], b[1] - a[1]]);
  return times(9, (i): Pt3 => {
    const phi = (i / 8) * Math.PI;
    const side = Math.cos(phi) * RADIUS;
    return [x - dy * side, y + dx * side, Math.sin(phi) * RADIUS * 1.1];
  }).map(see);
}

function fortAt(c: Pt, r: number, n: number): string {
  const fort = starFort(c, r, n, -100);
  const ground = (points: readonly Pt[]) => lift(points, 0).map(see);
  const top = (points: readonly Pt[]) => lift(points, 40).map(see);
  const keep = starFort(c, r * 0.36, n, -64);
  return (
    path(shape(ground(envelope(fort, 30))), { ...PEN.hair, strokeDasharray: '2 6' }) +
    path(shape(ground(envelope(fort, 16))), { ...PEN.fine, fill: INK }) +
    path(fort.fronts.map((f) => shape(ground(f.ravelin))).join(''), PEN.fine) +
    solid(see, fort.trace, 0, 40, { ...PEN.work, ...DRAWN }) +
    path(shape(top(offset(fort.trace, -9))), PEN.fine) +
    path(shape(top(offset(fort.trace, -20))), { ...PEN.hair, fill: INK }) +
    solid(see, keep.trace, 40, 78, PEN.line) +
    path(dots(top(fort.salients)), { stroke: PAPER, strokeWidth: 7 })
  );
}

/** A tunnel between two forts: what travels inside does not touch the open ground. */
export function acessoRemoto(): string {
  const hoops = times(22, (i) => hoop(0.86 - (i / 21) * 0.7));
  const rails = times(5, (k) => hoops.map((h) => at(h, k * 2)));
  const axis = times(31, (i) => see([...way(i / 30), 4]));
  const watched = at(hoops, 11);
  const heart = see([...way(0.86 - (11 / 21) * 0.7), 4]);
  const dust = times(40, (i): Pt => [40 + ((i * 211) % 880), 40 + ((i * 127) % 640)]);
  return liveSheet(
    travel(),
    path(dots(dust), { stroke: STEEL[4], strokeWidth: 4 }),
    g({}, fortAt(FAR, 150, 5)),
    path(shape([...at(rails, 0), ...[...at(rails, 4)].reverse()]), { fill: GRAPHITE }),
    path(poly(axis), { stroke: PAPER, strokeWidth: 4, strokeDasharray: '14 10' }),
    path(hoops.map((h) => poly(h)).join(''), PEN.fine),
    path(rails.map((r) => poly(r)).join(''), { ...PEN.line, ...DRAWN }),
    path(
      hoops
        .filter((_, i) => i % 4 === 0)
        .map((h) => poly(h))
        .join(''),
      PEN.work,
    ),
    path(curve(times(9, (i) => see([...way(i / 8), 4]))), lit(PAPER, 9)),
    fortAt(NEAR, 206, 6),
    path(poly(watched), PEN.watch),
    path(segments([[heart, [heart[0], heart[1] - 150]]]), {
      ...PEN.alert,
      strokeDasharray: '.1 7',
    }),
    circle(heart, 8, { fill: ALERT }),
    circle([heart[0], heart[1] - 158], 7, PEN.alert),
  );
}
