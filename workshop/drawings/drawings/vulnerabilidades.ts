import { at, lerp, type Pt, polar, seeded, times } from '../geometry';
import { close, DRAWN, MOVED } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import {
  arc,
  circle,
  comb,
  dots,
  g,
  liveSheet,
  path,
  poly,
  rect,
  segments,
  shape,
  tickRing,
} from '../svg';

const TOP = 150;
const BASE = 610;
const COURSE = 46;
const CRACK: Pt[] = [
  [470, 96],
  [492, 150],
  [456, 214],
  [512, 262],
  [486, 330],
  [548, 372],
  [516, 440],
  [560, 486],
  [536, 548],
  [566, 610],
];
const MENDED = 6;

/** Running bond between battered sides; joints differ a little, as cut stone does. */
function masonry() {
  const rand = seeded(14);
  const rows = times((BASE - TOP) / COURSE, (i) => TOP + i * COURSE);
  const left = (y: number) => 150 - (y - TOP) * 0.16;
  const right = (y: number) => 810 + (y - TOP) * 0.16;
  const beds = rows.map(
    (y) =>
      [
        [left(y), y],
        [right(y), y],
      ] as const,
  );
  const joints = rows
    .flatMap((y, i) =>
      times(9, (k) => {
        const x = 118 + (k + (i % 2) * 0.5) * 92 + (rand() - 0.5) * 26;
        return [
          [x, y],
          [x, y + COURSE],
        ] as const;
      }),
    )
    .filter(([a]) => a[0] > left(a[1]) + 26 && a[0] < right(a[1]) - 26);
  const chisel = joints.flatMap(([[x, y]]) =>
    times(
      4,
      (j) =>
        [
          [x - 9 - j * 7, y + 37 - j * 0.5],
          [x - 4 - j * 7, y + 30],
        ] as const,
    ),
  );
  return {
    beds,
    joints,
    chisel,
    outline: [
      [left(TOP), TOP],
      [right(TOP), TOP],
      [right(BASE), BASE],
      [left(BASE), BASE],
    ] as Pt[],
  };
}

/** An iron cramp across the crack, let into the stone on either side. */
const cramp = ([x, y]: Pt, lean: number): string => {
  const [a, b] = [polar([x, y], 36, 180 + lean), polar([x, y], 36, lean)];
  const foot = (p: Pt): Pt => polar(p, 15, 90 + lean);
  return poly([foot(a), a, b, foot(b)]);
};

/** A wall cracked from the parapet and cramped from the top down; the last of it is still open. */
export function vulnerabilidades(): string {
  const wall = masonry();
  const merlons = times(
    6,
    (i) =>
      [
        [150 + i * 118, TOP - 14],
        [158 + i * 118, 86],
        [222 + i * 118, 86],
        [230 + i * 118, TOP - 14],
      ] as Pt[],
  );
  const open = CRACK.slice(MENDED);
  const closed = CRACK.slice(0, MENDED + 1);
  const cramps = closed
    .slice(1)
    .flatMap((p, i) => [cramp(lerp(at(closed, i), p, 0.6), i % 2 ? -8 : 8)]);
  const branches = [
    [CRACK[3], [560, 244], [592, 262]],
    [CRACK[4], [440, 352], [418, 340]],
    [CRACK[7], [612, 470], [640, 486]],
    [CRACK[8], [492, 570]],
  ] as Pt[][];
  const here = lerp(at(CRACK, 7), at(CRACK, 8), 0.3);
  return liveSheet(
    close(cramps.length),
    tickRing(here, 152, 10, 90, PEN.fine),
    path(shape(wall.outline), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(segments(wall.beds.slice(1)), PEN.line),
    path(segments(wall.joints), PEN.fine),
    path(segments(wall.chisel), PEN.hair),
    path(merlons.map(shape).join(''), { ...PEN.work, fill: GRAPHITE }),
    comb(
      merlons
        .map((m) => poly([lerp(at(m, 0), at(m, 3), 0.1), lerp(at(m, 0), at(m, 3), 0.9)]))
        .join(''),
      20,
      7,
      PEN.fine,
    ),
    path(rect(136, TOP - 14, 688, 14), { ...PEN.wall, fill: INK }),
    path(poly(closed), { stroke: INK, strokeWidth: 15 }),
    path(poly(closed), { stroke: STEEL[2], strokeWidth: 9 }),
    path(poly(closed), { stroke: INK, strokeWidth: 5 }),
    comb(poly(closed), 5, 5, PEN.line),
    path(
      branches
        .slice(0, 2)
        .map((b) => poly(b))
        .join(''),
      PEN.line,
    ),
    path(cramps.join(''), { ...MOVED, pathLength: 1, stroke: INK, strokeWidth: 11 }),
    path(cramps.join(''), {
      ...MOVED,
      pathLength: 1,
      stroke: PAPER,
      strokeWidth: 5,
      strokeLinecap: 'butt',
      strokeLinejoin: 'miter',
    }),
    path(poly(open), { stroke: INK, strokeWidth: 18 }),
    g(
      PEN.watch,
      path(
        poly(open) +
          branches
            .slice(2)
            .map((b) => poly(b))
            .join(''),
      ),
    ),
    path(arc(here, 134, -62, 62), PEN.watch),
    path(arc(here, 134, 66, 298), { ...PEN.line, strokeDasharray: '.1 8' }),
    path(`M40 ${BASE}h880`, PEN.wall),
    comb(`M50 ${BASE + 12}h860`, 16, 9, PEN.hair),
    comb(`M110 ${BASE + 32}h740`, 14, 9, PEN.ghost),
    path(dots(closed.slice(1)), { stroke: INK, strokeWidth: 3 }),
    circle(here, 7, { fill: ALERT }),
  );
}
