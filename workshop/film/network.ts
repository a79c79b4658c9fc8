import { type Pt, polar, times } from '../drawings/geometry';
import { GRAPHITE, INK, PAPER, PEN, STEEL } from '../drawings/palette';
import { dots, nodes, path, poly, ring, segments, shape, tickRing, wedge } from '../drawings/svg';
import { closed, drawn, ease } from './motion';
import { core, cover, desks, fire, fort, links, traffic } from './places';
import type { View } from './view';

const ORIGIN: Pt = [0, 0];

/** Everything that is there every night. It draws itself in the first seconds. */
export function network(t: number, { see, all, zoom }: View): string {
  const walls = ease(t, 0.2, 2.2);
  const rest = ease(t, 1.2, 2.8);
  const centre = see(ORIGIN);
  const seen = links.map(([a, b]) => drawn([see(a), see(b)], rest));
  return [
    path([330, 390].map((r) => ring(centre, r * zoom)).join(''), { ...PEN.ghost, opacity: rest }),
    tickRing(centre, 360 * zoom, 8, 144, { ...PEN.hair, opacity: rest }),
    sweep(t, centre, zoom, rest),
    path(segments(fire.map(([a, b]) => [see(a), see(b)])), { ...PEN.ghost, opacity: rest }),
    path(poly(drawn(closed(all(cover)), walls)), PEN.fine),
    ...fort.fronts.map(({ ravelin }) => path(poly(drawn(closed(all(ravelin)), walls)), PEN.line)),
    path(shape(all(fort.trace)), { fill: GRAPHITE, opacity: 0.55 * rest }),
    path(poly(drawn(closed(all(fort.trace)), walls)), { ...PEN.wall, strokeLinejoin: 'miter' }),
    path(seen.map((line) => poly(line)).join(''), PEN.hair),
    path(dots(passing(t).map(see)), { stroke: STEEL[1], strokeWidth: 4, opacity: rest }),
    rest > 0.4 ? nodes([...all(desks)], 5, STEEL[1], INK) : '',
    rest > 0.6 ? nodes([...all(core), centre], 8, PAPER, INK) : '',
  ].join('');
}

const TURN = 5;

function sweep(t: number, centre: Pt, zoom: number, opacity: number): string {
  const hand = -90 + (360 / TURN) * t;
  const r = 360 * zoom;
  const tail = times(16, (i) =>
    path(wedge(centre, r, hand - (i + 1) * 3.2, hand - i * 3.2 + 0.2), {
      fill: STEEL[1],
      opacity: 0.13 * opacity * (1 - i / 16),
    }),
  );
  const tip = polar(centre, r, hand);
  return tail.join('') + path(poly([centre, tip]), { ...PEN.line, opacity });
}

const passing = (t: number): Pt[] =>
  traffic.map(({ angle, pace, start, inward }) => {
    const way = (start + t * pace) % 1;
    return polar(ORIGIN, 110 + 300 * (inward ? 1 - way : way), angle);
  });
