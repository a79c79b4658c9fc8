import { times } from '../geometry';
import { path, rect } from '../svg';
import {
  areas,
  board,
  DIM,
  FILL,
  INK,
  LINE,
  lines,
  RED,
  said,
  WHITE,
  words,
} from '../tools/tool-board';
import { numberAt } from '../tools/tool-marks';

/** The columns of a rule: where each begins, and how long its words may be. */
const COLUMNS = [
  [66, 96],
  [190, 110],
  [326, 60],
  [416, 60],
] as const;
const NAMES = ['de', 'para', 'porta', 'registro'];
const [TOP, STEP, ROWS] = [92, 11, 50];
const yOf = (row: number) => TOP + row * STEP;

/** What is wrong with which rows. */
const UNUSED = [5, 18] as const;
const UNREAD = [21, 26] as const;
const OPEN = [29, 31] as const;
const BRANCHES = [34, 41] as const;
const SILENT = [43, 49] as const;
const within = (row: number, [from, to]: readonly [number, number]) => row >= from && row <= to;

/** The words of a rule, as bars; as long as a rule may be, and never twice the same. */
const bar = (row: number, column: number): string => {
  const [x, room] = COLUMNS[column] ?? [0, 0];
  const share = 0.45 + (((row * 37 + column * 61) % 11) / 10) * 0.55;
  return rect(x, yOf(row), room * (column === 3 ? 0.8 : share), 5);
};

const rows = (kind: (row: number) => boolean, columns: readonly number[]) =>
  times(ROWS, (row) => (kind(row) ? columns.map((column) => bar(row, column)).join('') : '')).join(
    '',
  );
const isUnused = (row: number) => within(row, UNUSED);
const isBranch = (row: number) => within(row, BRANCHES);
const isUsual = (row: number) =>
  !isUnused(row) && !isBranch(row) && !within(row, OPEN) && !within(row, UNREAD);

/** The rows that a number is about. */
const bracket = (number: number, [from, to]: readonly [number, number], main = false) => {
  const [top, bottom] = [yOf(from) - 4, yOf(to) + 9];
  return lines(INK, `M56 ${top}h-8V${bottom}h8`) + numberAt(number, 26, (top + bottom) / 2, main);
};
/** What is said of them, in place of some words of theirs. */
const about = (row: number, x: number, width: number, text: string) =>
  areas(WHITE, rect(x - 4, yOf(row) - 3, width, 3 * STEP)) +
  words(INK, said(text, x, yOf(row) + 20, { bold: true }));

/** A whole configuration, seen from so far that a rule is a line: what is wrong shows as a pattern. */
export const configuracao = () =>
  board(
    WHITE,
    yOf(ROWS) + 18,
    words(INK, said('Configuração: 2.314 regras', 16, 38, { bold: true, size: 20 })),
    words(DIM, ...NAMES.map((name, i) => said(name, COLUMNS[i]?.[0] ?? 0, 72, { size: 16 }))),
    lines(LINE, 'M16 52H484'),
    areas(
      DIM,
      rows((row) => isUsual(row) && !within(row, SILENT), [0, 1, 2, 3]),
    ),
    areas(
      DIM,
      rows((row) => within(row, SILENT), [0, 1, 2]),
    ),
    areas(
      DIM,
      rows((row) => within(row, UNREAD), [0, 1, 3]),
    ),
    areas(FILL, rows(isUnused, [0, 1, 2])),
    // Encrypted: closed boxes where the others say a port.
    areas(INK, ...times(6, (i) => rect(326, yOf(21 + i) - 2, 60, 9))),
    path(
      times(
        8,
        (i) =>
          rect(COLUMNS[0][0], yOf(34 + i), 64, 5) + rect(190, yOf(34 + i), i < 4 ? 104 : 60, 5),
      ).join(''),
      { stroke: DIM, strokeWidth: 1 },
    ),
    areas(DIM, rows(isBranch, [3])),
    path(rect(412, yOf(43) - 5, 68, STEP * 7 + 2), { stroke: INK, strokeDasharray: '5 4' }),
    areas(RED, rect(60, yOf(29) - 3, 424, STEP * 3 - 1)),
    words(WHITE, said('de qualquer lugar, para qualquer lugar', 74, yOf(30) + 9, { bold: true })),
    about(10, 190, 214, 'sem uso desde 2019'),
    about(22, 190, 126, 'cifrado'),
    words(INK, said('filiais 7 e 12', 264, yOf(40) + 4, { bold: true })),
    about(45, 190, 126, 'sem registro'),
    bracket(1, UNUSED),
    bracket(2, UNREAD),
    bracket(3, OPEN, true),
    bracket(4, BRANCHES),
    bracket(5, SILENT),
  );
