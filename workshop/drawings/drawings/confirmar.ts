import { starFort } from '../fort';
import { edges, hachures, type Pt, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN } from '../palette';
import { arc, circle, comb, liveSheet, path, rect, ring, segments, shape } from '../svg';

/** The pier of the gate on the left; the other is its mirror. */
const pier = (x: number): Pt[] => [
  [x - 62, 96],
  [x + 62, 96],
  [x + 62, 640],
  [x - 62, 640],
];

/** A sealed letter half way through a gate: the side that is in is open to read. */
export function confirmar(): string {
  const seal: Pt = [480, 402];
  const piers = [250, 710].map(pier);
  const courses = piers.flatMap((_, i) =>
    times(13, (k): readonly [Pt, Pt] => {
      const x = i ? 710 : 250;
      return [
        [x - 62, 134 + k * 38],
        [x + 62, 134 + k * 38],
      ];
    }),
  );
  const fort = starFort(seal, 40, 5);
  return liveSheet(
    travel(),
    path(ring([480, 380], 330), PEN.ghost),
    path(segments(hachures(edges(piers.flat()).slice(0, 1), 8, () => 14, 6)), PEN.hair),
    path(piers.map(shape).join(''), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(segments(courses), PEN.hair),
    path('M172 96V62H328V96M632 96V62H788V96', { ...PEN.work, fill: INK }),
    path(arc([480, 290], 168, 180, 360) + arc([480, 290], 208, 192, 348), PEN.work),
    comb(arc([480, 290], 188, 186, 354), 40, 32, PEN.line),
    // The letter, over the threshold.
    path(rect(236, 282, 488, 286), { ...PEN.wall, fill: INK }),
    path('M236 282L480 452L724 282M236 568L420 410M724 568L540 410', PEN.line),
    path('M120 640H840', PEN.work),
    path('M60 425H236M724 425H900', { ...PEN.line, strokeDasharray: '.1 8' }),
    path('M60 425H236', lit(PAPER, 8, 0.08)),
    circle(seal, 66, { ...PEN.alert, fill: '#2A0D15' }),
    comb(ring(seal, 76), 8, 7, PEN.fine),
    path(shape(fort.trace), { stroke: ALERT, strokeWidth: 3 }),
    path(arc(seal, 92, -60, 0), PEN.watch),
    circle(seal, 7, { fill: ALERT }),
  );
}
