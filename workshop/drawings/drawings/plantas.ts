import { starFort } from '../fort';
import { offset, type Pt } from '../geometry';
import { INK, STEEL } from '../palette';
import { el, filling, g, path, rect, ring, shape } from '../svg';
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
    outside([74, 170]),
    path('M106 170H171', LINE),
    path('M140 84V256', WALL),
    path('M291 148H346V92H400M291 192H346V248H400', LINE),
    path(rect(171, 116, 120, 108) + rect(400, 62, 66, 60) + rect(400, 218, 66, 60), LINE),
    path(
      ([207, 255] as const).flatMap((x) => [machine([x, 148]), machine([x, 192])]).join('') +
        machine([433, 92]) +
        machine([433, 248]),
      LINE,
    ),
  );

const HALL: Pt = [753, 170];
/** With walls of their own: two branches, the cloud, a notebook away from the office. */
const SMALL: [at: Pt, r: number][] = [
  [[868, 100], 36],
  [[868, 240], 36],
  [[634, 87], 28],
  [[634, 253], 28],
];

/** Today: a wall to each part, zones within, two ways to each branch, the second in waiting, and one who watches it all. */
const today = () => {
  const fort = starFort(HALL, 96, 6, -60).trace;
  return g(
    SQUARE,
    path(rect(596, 24, 314, 292), { ...HAIR, strokeDasharray: '2 6' }),
    path('M870 24H910V64', { ...WALL, strokeWidth: 4 }),
    outside([539, 170]),
    path('M571 170H657M647 87H705M647 253H705M802 93H851M802 247H851', LINE),
    path('M806 107H851M806 233H851', { ...LINE, strokeDasharray: '7 5', strokeLinecap: 'butt' }),
    path(shape(fort) + shape(offset(fort, -9)), LINE),
    path('M753 118V222M707 170H799', { ...WALL, strokeWidth: 4 }),
    path([730, 776].flatMap((x) => [machine([x, 146]), machine([x, 194])]).join(''), LINE),
    path(SMALL.map(([c, r]) => shape(starFort(c, r, 4, 45).trace)).join(''), LINE),
    path(SMALL.map(([c]) => machine(c)).join(''), LINE),
  );
};

/** When a plan was true. */
const date = (text: string, x: number) =>
  g({ fill: INK }, said(text, x, 52, { bold: true, size: 36 }));

const names = (all: [text: string, x: number, y: number][]) =>
  g(
    { fill: INK, class: 'n' },
    ...all.map(([text, x, y]) => said(text, x, y, { at: 'middle', size: 16 })),
  );

/** On a phone one below the other: of a box less wide than it is, only the middle of the drawing is seen. */
const STYLE = [
  '.a,.b{transform:scale(1.25)}.n .m{transform-box:fill-box;transform-origin:50% 50%}',
  '@media(max-width:900px){.n .m{transform:scale(1.4)}}',
  '@media(max-width:600px){.n .m{transform:scale(1.3)}.a{transform:translate(422px,-10px)scale(.7)}.b{transform:translate(96px,200px)scale(.7)}}',
].join('');

/** Two plans of one network, twenty years apart. */
export function plantas(): string {
  const before = g(
    { class: 'a' },
    first(),
    date('2004', 42),
    names([
      ['Internet', 74, 228],
      ['Firewall', 140, 282],
      ['Matriz', 231, 250],
      ['Filial', 433, 146],
      ['Filial', 433, 302],
    ]),
  );
  const now = g(
    { class: 'b' },
    today(),
    date('hoje', 507),
    names([
      ['Internet', 539, 228],
      ['Nuvem', 634, 138],
      ['Notebook', 643, 302],
      ['Matriz', 753, 302],
      ['Filial', 868, 154],
      ['Filial', 868, 302],
      ['NOC e SOC', 846, 50],
    ]),
  );
  return filling(1200, 425, el('style', {}, STYLE), shapesIn(before + now), before, now);
}
