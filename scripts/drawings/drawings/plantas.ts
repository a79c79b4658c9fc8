import { starFort } from '../fort';
import { offset, type Pt } from '../geometry';
import { INK, RED, STEEL } from '../palette';
import { arc, circle, document, g, path, rect, ring, shape } from '../svg';

const LINE = { stroke: INK, strokeWidth: 2 };
const WALL = { stroke: INK, strokeWidth: 6, strokeLinecap: 'butt' };
const HAIR = { stroke: STEEL[2], strokeWidth: 1.5 };
const SQUARE = { strokeLinejoin: 'miter' };

/** A machine in a zone. */
const machine = ([x, y]: Pt) => rect(x - 7, y - 7, 14, 14);
/** What belongs to nobody: outside. */
const outside = (c: Pt) => path(ring(c, 32), { ...HAIR, strokeDasharray: '2 6' });

/** 2004: one wall, and all machines behind it. */
const first = () =>
  g(
    SQUARE,
    outside([72, 170]),
    path('M104 170H196', LINE),
    path('M150 84V256', WALL),
    path('M312 142H348V86H376M312 198H348V254H376', LINE),
    path(rect(196, 116, 116, 108) + rect(376, 56, 66, 60) + rect(376, 224, 66, 60), LINE),
    path(
      ([230, 278] as const).flatMap((x) => [machine([x, 148]), machine([x, 192])]).join('') +
        machine([409, 86]) +
        machine([409, 254]),
      LINE,
    ),
  );

const HALL: Pt = [722, 170];
/** With walls of their own: the branches, the cloud, a notebook away from the office. */
const SMALL: [at: Pt, r: number][] = [
  [[884, 88], 36],
  [[884, 252], 36],
  [[596, 74], 28],
  [[596, 266], 28],
];

/** Today: a wall to each part, zones within, two ways to each branch, and one who watches it all. */
const today = () => {
  const fort = starFort(HALL, 96, 6, -60).trace;
  return g(
    SQUARE,
    path(ring(HALL, 218, 156), { ...HAIR, strokeDasharray: '2 7' }),
    path(arc(HALL, 218, -58, -26, 156), { stroke: RED, strokeWidth: 5 }),
    outside([546, 170]),
    path('M578 170H640', LINE),
    path('M790 142H836V84H854M782 150H842V92H856M790 198H836V256H854M782 190H842V248H856', LINE),
    path('M620 74H680V110M620 266H680V230', LINE),
    path(shape(fort) + shape(offset(fort, -9)), LINE),
    path('M722 116V224M672 170H772', { ...WALL, strokeWidth: 4 }),
    path([697, 747].flatMap((x) => [machine([x, 146]), machine([x, 194])]).join(''), LINE),
    path(SMALL.map(([c, r]) => shape(starFort(c, r, 4, 45).trace)).join(''), {
      ...LINE,
      fill: '#fff',
    }),
    path(SMALL.map(([c]) => machine(c)).join(''), LINE),
    circle([722 + 218 * Math.cos(-0.73), 170 + 156 * Math.sin(-0.73)], 6, { fill: RED }),
  );
};

/** Two plans of one network, twenty years apart: for paper. */
export const plantas = (): string =>
  document(960, 340, path('M480 24V316', HAIR), first(), today());
