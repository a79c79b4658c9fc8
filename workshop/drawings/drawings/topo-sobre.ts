import { envelope, starFort } from '../fort';
import { at, lerp, offset, type Pt, polar, times } from '../geometry';
import { DRAWN, MOVED, stamps, walk } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, STEEL } from '../palette';
import { arc, circle, comb, g, liveDocument, nodes, path, poly, segments, shape } from '../svg';

const R = 2600;
const SIDES = 46;
const C: Pt = [720, 134 + R];
/** The front at the middle, and what is in sight of the window. */
const fort = starFort(C, R, SIDES, -90 - 180 / SIDES);
const near = (p: Pt) => p[0] > -420 && p[0] < 1860 && p[1] < 700;
/** The part of an outline that is in sight, in its order. */
const inOrder = (outline: readonly Pt[]) => {
  const start = outline.findIndex((p, i) => near(p) && !near(at(outline, i - 1)));
  return poly(times(outline.length, (i) => at(outline, start + i)).filter(near));
};

/** A wall that goes on beyond both edges of the window: each bastion covers the side of the next. */
export function topoSobre(): string {
  const fronts = fort.fronts.filter((f) => near(f.from) && near(f.to));
  const trace = inOrder(fort.trace);
  const cover = inOrder(envelope(fort, 26));
  const centre = fronts.reduce((a, b) =>
    Math.abs(b.tip[0] - 720) < Math.abs(a.tip[0] - 720) ? b : a,
  );
  const watched = lerp(centre.shoulderB, centre.to, 0.72);
  const found: Pt = [watched[0] + 4, watched[1] - 26];
  const streets = [120, 150, 190, 240].map((by) => arc(C, R - by, -110, -70));
  return liveDocument(
    1440,
    360,
    walk(-24),
    path(inOrder(envelope(fort, 44)), { stroke: STEEL[4], strokeWidth: 1.2 }),
    comb(inOrder(envelope(fort, 35)), 12, 9, { stroke: STEEL[4], strokeWidth: 1.1 }),
    path(cover, { stroke: STEEL[2], strokeWidth: 1.3 }),
    path(fronts.map((f) => shape(f.ravelin)).join(''), {
      stroke: STEEL[1],
      strokeWidth: 1.4,
      fill: GRAPHITE,
    }),
    path(`${trace}V400H-420z`, { fill: INK }),
    path(trace, { stroke: PAPER, strokeWidth: 2.6, strokeLinejoin: 'miter', ...DRAWN }),
    path(inOrder(offset(fort.trace, -9)), { stroke: STEEL[1], strokeWidth: 1.3 }),
    comb(inOrder(offset(fort.trace, -16)), 7, 7, { stroke: STEEL[3], strokeWidth: 1.1 }),
    path(inOrder(offset(fort.trace, -23)), { stroke: STEEL[3], strokeWidth: 1.2 }),
    ...streets.map((d, i) =>
      comb(d, 16 + i * 6, 30 + i * 8, {
        stroke: i < 1 ? STEEL[4] : STEEL[5],
        strokeWidth: 16 + i * 5,
      }),
    ),
    path(
      segments(fronts.flatMap((f) => [[f.flankA, f.to] as const, [f.flankB, f.from] as const])),
      { stroke: STEEL[2], strokeWidth: 1.2, strokeDasharray: '2 6', strokeLinecap: 'butt' },
    ),
    g(
      { stroke: ALERT },
      path(segments([[centre.flankA, found]]), {
        ...MOVED,
        strokeWidth: 2.2,
        strokeDasharray: '6 6',
      }),
      circle(found, 16, { strokeWidth: 1.5, ...stamps(0.9) }),
    ),
    circle(found, 6.5, { fill: ALERT }),
    nodes(
      fronts.map((f) => f.from),
      6,
      PAPER,
      INK,
    ),
    nodes(
      fronts.map((f) => polar(f.from, 46, 90)),
      4,
      STEEL[1],
      INK,
    ),
  );
}
