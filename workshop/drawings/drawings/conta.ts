import { busts } from '../figures';
import { starFort } from '../fort';
import { type Pt, times } from '../geometry';
import { GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { arc, circle, comb, path, rect, ring, segments, shape, sheet, tickRing } from '../svg';

/** The pass of who is signed in, and what it opens. */
export function conta(): string {
  const face: Pt = [330, 320];
  const seal: Pt = [650, 470];
  const rows = times(4, (i): readonly [Pt, Pt] => [
    [480, 280 + i * 34],
    [[760, 700, 740, 620][i] ?? 700, 280 + i * 34],
  ]);
  return sheet(
    path('M430 40V150M530 40V150', PEN.work),
    path(rect(160, 170, 660, 410), { ...PEN.hair, fill: INK }),
    path(rect(140, 150, 680, 410), { ...PEN.wall, fill: GRAPHITE }),
    path(rect(156, 166, 648, 378), PEN.fine),
    path(rect(420, 132, 120, 36), { ...PEN.work, fill: INK }),
    comb('M156 216H804', 14, 9, PEN.hair),
    tickRing(face, 118, 8, 90, PEN.fine),
    circle(face, 104, { ...PEN.line, fill: INK }),
    busts([[face[0], face[1] - 34]], 36, { pen: PEN.wall }),
    path(segments(rows), { stroke: STEEL[2], strokeWidth: 4 }),
    path(segments(rows.slice(0, 1)), { stroke: PAPER, strokeWidth: 5 }),
    circle(seal, 58, { ...PEN.line, fill: INK }),
    path(shape(starFort(seal, 44, 6).trace), PEN.work),
    path(arc(seal, 72, -60, 10), PEN.watch),
    path(ring(seal, 8), PEN.work),
  );
}
