import { at, type Pt, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, INK, PAPER, STEEL } from '../palette';
import { liveDocument, num, path, rect } from '../svg';

const [WIDTH, HEIGHT] = [760, 680];
/** Where each generation of programs stands, and the file that the last one opens. */
const COLUMNS = [52, 156, 260, 372, 492] as const;
const LEAVES = 36;
const STEP = HEIGHT / LEAVES;

const [FOUND_FROM, FOUND_TO] = [18, 24];

const leaf = (i: number) => (i + 0.5) * STEP;
/** Of how many leaves each program of a generation is the head, and where it stands among them. */
const head = (many: number, index: number): number => leaf(index * many + (many - 1) / 2);

const START: Pt = [COLUMNS[0], head(LEAVES, 0)];

/** Down from a program to one that it opened: across, along, across. */
const link = (x: number, y: number, toX: number, toY: number) => {
  const half = x + (toX - x) * 0.5;
  return `M${num(x)} ${num(y)}H${num(half)}V${num(toY)}H${num(toX)}`;
};
const node = ([x, y]: Pt, r: number) => rect(x - r, y - r, r * 2, r * 2);

/** All that is running on a machine, each program by the one that opened it: one branch is cut. */
export function topoAntivirus(): string {
  const sizes = [36, 12, 6, 3, 1];
  const live: string[][] = [[], [], [], [], []];
  const gone: string[] = [];
  const programs: string[] = [];
  const stopped: string[] = [];
  for (const [depth, many] of sizes.entries())
    for (const index of times(LEAVES / many, (i) => i)) {
      const [x, y] = [at(COLUMNS, depth), head(many, index)];
      const isOff = many < 12 && index * many >= FOUND_FROM && index * many < FOUND_TO;
      const isRoot = isOff && many === 6;
      if (depth > 0) {
        const parent = at(sizes, depth - 1);
        const [fromX, fromY] = [
          at(COLUMNS, depth - 1),
          head(parent, Math.floor((index * many) / parent)),
        ];
        if (!isRoot) (isOff ? gone : at(live, depth)).push(link(fromX, fromY, x, y));
      }
      if (many === 1) {
        const long = x + 26 + ((index * 53) % 7) * 30;
        (isOff ? gone : at(live, 4)).push(`M${x} ${num(y)}H${index % 3 ? long : WIDTH}`);
        if (index % 3) (isOff ? stopped : programs).push(node([long + 4, y], 4));
      } else if (!isRoot)
        (isOff ? stopped : programs).push(node([x, y], many > 6 ? 9 : many > 3 ? 7 : 5));
    }
  const [parent, child]: [Pt, Pt] = [
    [COLUMNS[1], head(12, 1)],
    [COLUMNS[2], head(6, 3)],
  ];
  const cut = COLUMNS[1] + (COLUMNS[2] - COLUMNS[1]) * 0.72;
  const [[x, y], branch] = [START, head(12, 2)];
  const half = (x + COLUMNS[1]) / 2;
  const way = `M0 ${num(y)}H${half}V${num(branch)}H${COLUMNS[1]}`;
  return liveDocument(
    WIDTH,
    HEIGHT,
    travel(9),
    path(`M-400 ${num(y)}H${x}`, { stroke: PAPER, strokeWidth: 2.5 }),
    ...live.map((parts, depth) =>
      path(parts.join(''), {
        stroke: at([PAPER, STEEL[0], STEEL[1], STEEL[2], STEEL[3]], depth),
        strokeWidth: 1.6,
        strokeLinejoin: 'miter',
        ...(depth > 0 && depth < 3 ? DRAWN : {}),
      }),
    ),
    path(gone.join(''), {
      stroke: STEEL[3],
      strokeWidth: 1.6,
      strokeDasharray: '3 6',
      strokeLinecap: 'butt',
      strokeLinejoin: 'miter',
    }),
    path(stopped.join(''), { stroke: STEEL[3], strokeWidth: 1.6, fill: INK }),
    path(programs.join(''), {
      stroke: STEEL[1],
      strokeWidth: 1.6,
      fill: INK,
      strokeLinejoin: 'miter',
    }),
    path(node(START, 9), { stroke: PAPER, strokeWidth: 2.5, fill: INK }),
    path(`M${parent[0] + 9} ${num(parent[1])}H208V${num(child[1])}H${num(cut)}`, {
      stroke: ALERT,
      strokeWidth: 2.5,
      strokeLinejoin: 'miter',
    }),
    path(`M${num(cut)} ${num(child[1] - 22)}V${num(child[1] + 22)}`, {
      stroke: ALERT,
      strokeWidth: 5,
      strokeLinecap: 'butt',
    }),
    path(node(child, 8), { fill: ALERT }),
    path(way, lit(PAPER, 4, 0.08)),
  );
}
