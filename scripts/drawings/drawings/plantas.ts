import { starFort } from '../fort';
import { offset, type Pt } from '../geometry';
import { INK, STEEL } from '../palette';
import { document, g, path, rect, ring, shape } from '../svg';
import { said, shapesIn } from '../tools/tool-labels';

const LINE = { stroke: INK, strokeWidth: 1.4 };
const WALL = { stroke: INK, strokeWidth: 5, strokeLinecap: 'butt' };
const HAIR = { stroke: STEEL[2], strokeWidth: 1.2 };
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
/** With walls of their own: two branches, the cloud, a notebook away from the office. */
const SMALL: [at: Pt, r: number][] = [
  [[868, 100], 36],
  [[868, 240], 36],
  [[596, 87], 28],
  [[596, 253], 28],
];

/** Today: a wall to each part, zones within, two ways to each branch, the second in waiting, and one who watches it all. */
const today = () => {
  const fort = starFort(HALL, 96, 6, -60).trace;
  return g(
    SQUARE,
    path(rect(560, 24, 384, 292), { ...HAIR, strokeDasharray: '2 6' }),
    path('M904 24H944V64', { ...WALL, strokeWidth: 4 }),
    outside([512, 170]),
    path('M544 170H626M609 87H674M609 253H674M771 93H851M771 247H851', LINE),
    path('M775 107H851M775 233H851', { ...LINE, strokeDasharray: '7 5', strokeLinecap: 'butt' }),
    path(shape(fort) + shape(offset(fort, -9)), LINE),
    path('M722 118V222M676 170H768', { ...WALL, strokeWidth: 4 }),
    path([699, 745].flatMap((x) => [machine([x, 146]), machine([x, 194])]).join(''), LINE),
    path(SMALL.map(([c, r]) => shape(starFort(c, r, 4, 45).trace)).join(''), LINE),
    path(SMALL.map(([c]) => machine(c)).join(''), LINE),
  );
};

/** When each plan was true, in letters that a phone's width leaves legible. */
const dates = () =>
  g(
    { fill: INK },
    said('2004', 40, 52, { bold: true, size: 36 }),
    said('hoje', 544, 52, { at: 'end', bold: true, size: 36 }),
  );

/** Two plans of one network, twenty years apart: for paper. */
export function plantas(): string {
  const labels = dates();
  return document(
    1200,
    425,
    shapesIn(labels),
    g({ transform: 'scale(1.25)' }, first(), today(), labels),
  );
}
