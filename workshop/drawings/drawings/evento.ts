import { at, lerp, ngon, type Pt, polar, times } from '../geometry';
import { DRAWN, MOVED, turn } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { arc, circle, dots, g, liveSheet, path, ring, segments, shape, tickRing } from '../svg';

const C: Pt = [480, 360];
const SEATS = 15;
const step = 360 / SEATS;

/** A chair seen from above, its back a small bastion turned outwards. */
function chair(deg: number): Pt[] {
  const c = polar(C, 288, deg);
  const p = (out: number, aside: number) => polar(polar(c, out, deg), aside, deg + 90);
  return [p(-22, -34), p(-22, 34), p(18, 40), p(44, 0), p(18, -40)];
}

/** A round table: every seat hears every other, and one has the floor. */
export function evento(): string {
  const bearings = times(SEATS, (i) => -90 + i * step);
  const places = ngon(C, 208, SEATS);
  const talk = bearings
    .flatMap((_, i) => times(Math.floor(SEATS / 2), (k) => [i, i + k + 1] as const))
    .map(([i, j]) => [at(places, i), at(places, j)] as const);
  const floor = 13; // at the left: the window may end the drawing at its right
  const heard = times(SEATS, (i) => [at(places, floor), at(places, i)] as const).filter(
    (_, i) => i !== floor,
  );
  const papers = bearings.map((d) => {
    const c = polar(C, 228, d);
    const p = (out: number, aside: number) => polar(polar(c, out, d), aside, d + 90);
    return shape([p(-13, -18), p(-13, 18), p(9, 18), p(9, -18)]);
  });
  const deg = at(bearings, floor);
  return liveSheet(
    turn(C, `steps(${SEATS})`),
    tickRing(C, 351, 8, 180, PEN.hair),
    path(bearings.map((d) => shape(chair(d))).join(''), {
      ...PEN.work,
      ...DRAWN,
      fill: GRAPHITE,
    }),
    path(
      bearings.map((d) => shape(chair(d).map((p) => lerp(p, polar(C, 288, d), 0.24)))).join(''),
      PEN.hair,
    ),
    circle(C, 254, { ...PEN.wall, fill: INK }),
    path(ring(C, 246), PEN.fine),
    tickRing(C, 241, 6, 150, PEN.hair),
    path(papers.join(''), { ...PEN.line, fill: GRAPHITE }),
    path(segments(talk), { ...PEN.ghost, strokeWidth: 1.1, stroke: STEEL[3] }),
    path(ring(C, 196), PEN.line),
    path(segments(heard), { ...PEN.alert, ...MOVED, strokeWidth: 1.8 }),
    path(dots(places), { stroke: PAPER, strokeWidth: 8 }),
    path(dots(bearings.map((d) => polar(C, 284, d))), { stroke: STEEL[0], strokeWidth: 27 }),
    path(dots(bearings.map((d) => polar(C, 284, d))), { stroke: INK, strokeWidth: 22 }),
    g(
      MOVED,
      path(arc(C, 351, deg - 15, deg + 15), PEN.watch),
      path(shape(chair(deg)), { ...PEN.alert, strokeWidth: 3, fill: '#2A0D15' }),
      circle(polar(C, 284, deg), 12, { fill: ALERT }),
      circle(at(places, floor), 7, { fill: ALERT }),
    ),
    circle(C, 22, { ...PEN.work, fill: INK }),
    circle(C, 6, { fill: PAPER }),
  );
}
