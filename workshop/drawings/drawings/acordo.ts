import { starFort } from '../fort';
import { type Pt, times } from '../geometry';
import { breathe, DRAWN, MOVED } from '../movement';
import { ALERT, GRAPHITE, INK, PEN, STEEL } from '../palette';
import { arc, circle, comb, g, liveSheet, path, ring, segments, shape } from '../svg';

const MARK: Pt = [480, 560];
const LINES = 9;

/** Lines of one page of the open book, the first of each paragraph shorter. */
const lines = (left: number, right: number, slope: number) =>
  times(LINES, (i): readonly [Pt, Pt] => {
    const y = 214 + i * 34;
    const end = i % 4 === 3 ? left + (right - left) * 0.55 : right;
    return [
      [left, y],
      [end, y + (slope * (end - left)) / (right - left)],
    ];
  });

/** Two parties to one text: an open book, both pages bound by the same mark. */
export function acordo(): string {
  const crest: Pt = [300, 166];
  return liveSheet(
    breathe(MARK),
    path('M480 150C420 104 300 92 150 112V590C300 570 420 582 480 628z', {
      ...PEN.wall,
      ...DRAWN,
      fill: GRAPHITE,
    }),
    path('M480 150C540 104 660 92 810 112V590C660 570 540 582 480 628z', {
      ...PEN.wall,
      fill: GRAPHITE,
    }),
    path('M150 590V612C300 592 420 604 480 650C540 604 660 592 810 612V590', PEN.line),
    path('M134 128V634C300 614 420 626 480 672C540 626 660 614 826 634V128', PEN.fine),
    comb('M480 164V616', 12, 8, PEN.hair),
    path(segments(lines(190, 436, 26)), { stroke: STEEL[2], strokeWidth: 3 }),
    path(segments(lines(524, 770, -26)), { stroke: STEEL[2], strokeWidth: 3 }),
    path('M190 180H262M524 206L596 198', { stroke: STEEL[0], strokeWidth: 4 }),
    path(shape(starFort(crest, 26, 5).trace), PEN.work),
    path('M452 128V560L480 532L508 560V128', { ...PEN.alert, fill: '#2A0D15' }),
    g(
      MOVED,
      circle(MARK, 66, { ...PEN.work, fill: INK }),
      path(ring(MARK, 54), PEN.fine),
      path(shape(starFort(MARK, 40, 5).trace), { ...PEN.alert, strokeWidth: 3, fill: '#2A0D15' }),
      circle(MARK, 7, { fill: ALERT }),
    ),
    path(arc(MARK, 84, -60, 40), PEN.watch),
  );
}
