import { envelope, starFort } from '../fort';
import { edges, hachures, offset, type Pt, polar, times } from '../geometry';
import { ALERT, GRAPHITE, INK, PAPER, PEN, RED, STEEL } from '../palette';
import {
  arc,
  circle,
  comb,
  document,
  dots,
  path,
  rect,
  ring,
  segments,
  shape,
  tickRing,
} from '../svg';

const C: Pt = [480, 258];

/** Cover of the video channel: the fort as a lens, and the sign that it plays. */
export function video(): string {
  const fort = starFort(C, 196, 8);
  const crest = envelope(fort, 14);
  const glacis = hachures(edges(crest), 10, (t, i) => 4 + 18 * (i % 2 ? t : 1 - t), 4);
  const rays = times(
    48,
    (i) => [polar(C, 290, i * 7.5), polar(C, i % 4 ? 330 : 620, i * 7.5)] as const,
  );
  return document(
    960,
    540,
    path('M0 0h960v540h-960z', { fill: INK }),
    path(segments(rays), PEN.ghost),
    path(ring(C, 290) + ring(C, 372) + ring(C, 470), PEN.ghost),
    tickRing(C, 280, 9, 180, PEN.hair),
    path(segments(glacis), PEN.hair),
    path(shape(crest), { ...PEN.fine, fill: INK }),
    path(fort.fronts.map((f) => shape(f.ravelin)).join(''), { ...PEN.fine, fill: GRAPHITE }),
    path(shape(fort.trace), { ...PEN.wall, fill: GRAPHITE }),
    path(shape(offset(fort.trace, -7)), PEN.fine),
    path(shape(offset(fort.trace, -18)), { ...PEN.hair, fill: INK }),
    path(dots(fort.salients), { stroke: PAPER, strokeWidth: 9 }),
    circle(C, 84, { fill: RED }),
    path(ring(C, 96), PEN.work),
    tickRing(C, 106, 8, 72, PEN.fine),
    path('M456 214L532 258L456 302z', { fill: PAPER, stroke: PAPER, strokeWidth: 6 }),
    path(arc(C, 290, -70, -30), PEN.watch),
    comb('M96 502H864', 10, 12, PEN.fine),
    path('M96 502H864', { stroke: STEEL[3], strokeWidth: 3 }),
    path('M96 502H342', { stroke: ALERT, strokeWidth: 4 }),
    circle([342, 502], 8, { fill: PAPER }),
    path(rect(1, 1, 958, 538), PEN.line), // the screen, so that nothing looks cut off
  );
}
