import { type Pt, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { arc, circle, comb, dots, g, liveSheet, path, rect, ring, tickRing } from '../svg';

const LOCK: Pt = [330, 430];
/** Where the new cylinder waits, on the axis of the lock. */
const NEW: Pt = [748, 430];

/** How deep each pin of a cylinder is cut. */
const PINS = [30, 16, 42, 22, 34];

const cylinder = ([x, y]: Pt, cuts: readonly number[]) =>
  path(rect(x - 80, y - 46, 160, 92), { ...PEN.work, fill: GRAPHITE }) +
  path(cuts.map((cut, i) => `M${x - 54 + i * 27} ${y - 46}v${cut}`).join(''), {
    ...PEN.line,
    strokeWidth: 7,
    strokeLinecap: 'butt',
  }) +
  path(`M${x - 80} ${y + 14}h112l14 12h34`, PEN.fine);

/** The lock stays, its cylinder is exchanged: the old one opens for nobody any more. */
export function trocarSenha(): string {
  return liveSheet(
    travel(),
    tickRing(LOCK, 292, 8, 200, PEN.hair),
    path(ring(LOCK, 300), PEN.ghost),
    path(`M210 300V210a120 120 0 0 1 240 0V300h-46V210a74 74 0 0 0-148 0V300z`, {
      ...PEN.wall,
      ...DRAWN,
      fill: GRAPHITE,
    }),
    path(rect(130, 300, 400, 300), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(rect(146, 316, 368, 268), PEN.fine),
    comb('M130 592H530M130 308H530', 16, 9, PEN.hair),
    path(dots(times(4, (i): Pt => [i % 2 ? 496 : 164, i < 2 ? 334 : 566])), {
      stroke: STEEL[0],
      strokeWidth: 11,
    }),
    circle(LOCK, 104, { ...PEN.work, fill: INK }),
    circle(LOCK, 90, PEN.hair),
    // An empty seat: the dashes are the old cylinder's.
    g({ ...PEN.line, strokeDasharray: '6 7' }, path(rect(LOCK[0] - 80, LOCK[1] - 46, 160, 92))),
    path(`M${LOCK[0] + 110} 430H${NEW[0] - 100}`, { ...PEN.line, strokeDasharray: '.1 8' }),
    path(`M${NEW[0] - 100} 430H${LOCK[0] + 110}`, lit(PAPER, 8, 0.1)),
    cylinder(NEW, PINS),
    path(rect(NEW[0] - 96, NEW[1] - 62, 192, 124), PEN.hair),
    path(arc(NEW, 138, -62, -10), PEN.watch),
    circle([NEW[0] + 62, NEW[1] + 34], 7, { fill: ALERT }),
    path('M90 640H870', PEN.work),
  );
}
