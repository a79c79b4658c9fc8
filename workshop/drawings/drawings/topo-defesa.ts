import { type Pt, times } from '../geometry';
import { draws } from '../movement';
import { INK, RED, STEEL } from '../palette';
import { box, lift, viewer } from '../project';
import { curve, path, poly, shape, sheet } from '../svg';
import { WARM, WHITE } from '../tools/tool-board';

const see = viewer([480, 433], -32, 47, 1.15);
const [W, H] = [400, 540];
/** The pages below the first, and how far that one floats above them. */
const [PAGES, THICK, FLOAT] = [14, 7, 66];
const TOP = PAGES * THICK + FLOAT;

const plan = (x: number, y: number, w: number, h: number, z = TOP) =>
  shape(lift(box(x - W / 2, y - H / 2, w, h), z).map(see));
const line = (x: number, y: number, to: number, z = TOP) =>
  poly(
    lift(
      [
        [x - W / 2, y - H / 2],
        [to - W / 2, y - H / 2],
      ],
      z,
    ).map(see),
  );

/** Those of its foot that are seen. */
const CORNERS: Pt[] = [
  [-W / 2, -H / 2],
  [-W / 2, H / 2],
  [W / 2, H / 2],
];

/** What the first page says: a sum, five deliveries with their prices, three decisions, one vote. */
function firstPage(): string {
  const rows = times(5, (i) => 190 + i * 34);
  const prices = [112, 96, 30, 128, 84];
  const decisions = times(3, (i) => 392 + i * 40);
  const tick = lift(
    [
      [34, 388],
      [47, 404],
      [78, 366],
    ].map(([x = 0, y = 0]): Pt => [x - W / 2, y - H / 2]),
    TOP,
  ).map(see);
  const name = lift(
    times(
      15,
      (i): Pt => [236 + i * 8.4 - W / 2, 492 - H / 2 + Math.sin(i * 1.9) * (i % 4 === 1 ? 20 : 9)],
    ),
    TOP,
  ).map(see);
  return (
    path(plan(0, 0, W, H), { fill: WHITE, stroke: INK, strokeWidth: 2.4 }) +
    path(plan(36, 40, 86, 8), { fill: STEEL[1] }) +
    path(plan(36, 66, 232, 26), { fill: INK }) +
    path(plan(36, 100, 150, 26), { fill: INK }) +
    path([...rows, 190 + 5 * 34].map((y) => line(36, y - 20, W - 36)).join(''), {
      stroke: STEEL[1],
      strokeWidth: 1.3,
    }) +
    path(rows.map((y, i) => plan(36, y - 10, 70 + ((i * 37) % 64), 10)).join(''), {
      fill: STEEL[2],
    }) +
    path(rows.map((y, i) => plan(232, y - 11, prices[i] ?? 0, 13)).join(''), { fill: INK }) +
    path(decisions.map((y) => plan(36, y - 12, 24, 24)).join(''), {
      stroke: INK,
      strokeWidth: 1.8,
      fill: WHITE,
    }) +
    path(decisions.map((y, i) => plan(84, y - 4, i < 2 ? 250 - i * 46 : 110, 8)).join(''), {
      fill: STEEL[1],
    }) +
    path(line(228, 512, W - 36), { stroke: INK, strokeWidth: 1.6 }) +
    path(curve(name), { stroke: INK, strokeWidth: 1.8, ...draws(0.5, 1) }) +
    path(poly(tick), {
      stroke: RED,
      strokeWidth: 6,
      strokeLinejoin: 'miter',
      strokeLinecap: 'butt',
      ...draws(1.8, 0.5),
    })
  );
}

/** The plan on a table: its first page, signed and voted on, above those that bear it out. */
export function topoDefesa(): string {
  return sheet(
    path(plan(0, 0, W, H, 0), { fill: WHITE, stroke: INK, strokeWidth: 2 }),
    ...times(PAGES, (i) =>
      path(plan(0, 0, W, H, (i + 1) * THICK), { fill: WHITE, stroke: STEEL[2], strokeWidth: 1.2 }),
    ),
    path(plan(0, 0, W, H, PAGES * THICK), { fill: WARM, stroke: INK, strokeWidth: 2 }),
    path(poly(lift(CORNERS, 0).map(see)), { stroke: INK, strokeWidth: 2 }),
    firstPage(),
  );
}
