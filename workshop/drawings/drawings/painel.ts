import { type Pt, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN } from '../palette';
import { arc, circle, comb, liveSheet, path, rect } from '../svg';

const COLUMNS = 5;
const CELL = { width: 132, height: 104 };
const LEFT = 150;
const TOP = 132;

/** How many letters lie in each pigeonhole. */
const LETTERS = [2, 1, 3, 0, 1, 1, 3, 0, 2, 1, 0, 2, 1, 1, 3, 2, 0, 1, 2, 0];
/** The one with what has just come. */
const NEW = 7;

const corner = (i: number): Pt => [
  LEFT + (i % COLUMNS) * CELL.width,
  TOP + Math.floor(i / COLUMNS) * CELL.height,
];

/** Letters on the floor of a pigeonhole, the last one upright. */
const pile = ([x, y]: Pt, count: number) =>
  times(count, (k) => rect(x + 22 + k * 5, y + CELL.height - 22 - k * 13, 78, 10)).join('');

/** A letter seen from the front. */
const letter = ([x, y]: Pt) => `${rect(x + 26, y + 28, 80, 54)}M${x + 26} ${y + 28}l40 30l40-30`;

/** The cabinet where what the forms have received waits to be answered. */
export function painel(): string {
  const cells = LETTERS.map((_, i) => corner(i));
  const [x, y] = corner(NEW);
  const [width, height] = [COLUMNS * CELL.width, (LETTERS.length / COLUMNS) * CELL.height];
  return liveSheet(
    travel(),
    comb(`M${LEFT - 22} ${TOP - 40}h${width + 44}`, 14, 9, PEN.hair),
    path(rect(LEFT - 22, TOP - 22, width + 44, height + 44), {
      ...PEN.wall,
      ...DRAWN,
      fill: GRAPHITE,
    }),
    path(cells.map((c) => rect(...c, CELL.width, CELL.height)).join(''), {
      ...PEN.line,
      fill: INK,
    }),
    path(cells.map(([a, b]) => `M${a + 10} ${b + 8}h30`).join(''), PEN.fine),
    path(cells.map((c, i) => pile(c, LETTERS[i] ?? 0)).join(''), { ...PEN.work, fill: GRAPHITE }),
    path(`M0 ${y + 55}H${x + 26}`, { ...PEN.line, strokeDasharray: '.1 8' }),
    path(`M0 ${y + 55}H${x + 26}`, lit(PAPER, 8, 0.04)),
    path(letter([x, y]), { ...PEN.alert, strokeWidth: 3, fill: '#2A0D15' }),
    path(arc([x + 66, y + 55], 74, -60, 10), PEN.watch),
    circle([x + 96, y + 36], 7, { fill: ALERT }),
    path('M60 620H900', PEN.work),
  );
}
