import { numbered } from '../files';
import { times } from '../geometry';
import { path, rect } from '../svg';
import { areas, board, DIM, FILL, INK, RED, said, WHITE, words } from '../tools/tool-board';

/** The columns of a rule: where each begins, and how long its words may be. */
const COLUMNS = [
  ['de', 24, 120],
  ['para', 170, 136],
  ['porta', 330, 70],
  ['registro', 420, 56],
] as const;
const [TOP, STEP, ROWS] = [38, 11, 12];
const yOf = (row: number) => TOP + row * STEP;

/** The rows of a strip that its subject is about; the others are as rules usually are. */
const isSubject = (row: number) => row >= 2 && row <= 9;
const subject = times(ROWS, (row) => row).filter(isSubject);
const usual = times(ROWS, (row) => row).filter((row) => !isSubject(row));

/** The words of a rule, as bars; as long as a rule may be, and never twice the same. */
const bar = (row: number, column: number, seed: number): string => {
  const [, x, long] = COLUMNS[column] ?? ['', 0, 0];
  const share = 0.45 + ((((row + seed) * 37 + column * 61) % 11) / 10) * 0.55;
  return rect(x, yOf(row), long * (column === 3 ? 0.85 : share), 5);
};
const bars = (rows: readonly number[], columns: readonly number[], seed: number) =>
  rows.flatMap((row) => columns.map((column) => bar(row, column, seed))).join('');

/** What is said of the subject, in place of some words of it. */
const label = (text: string, width: number) =>
  areas(WHITE, rect(166, yOf(4) - 3, width, 3 * STEP)) +
  words(INK, said(text, 170, yOf(4) + 20, { bold: true }));

/** A strip of a configuration, seen from so far that a rule is a line: what is wrong shows as a pattern. */
const strip = (seed: number, drawn: string) => () =>
  board(
    WHITE,
    yOf(ROWS) + 6,
    words(DIM, ...COLUMNS.map(([name, x]) => said(name, x, 22, { size: 16 }))),
    areas(DIM, bars(usual, [0, 1, 2, 3], seed)),
    drawn,
  );

const unused = areas(FILL, bars(subject, [0, 1, 2], 3)) + label('sem uso desde 2019', 234);

/** Closed boxes where the others say a port. */
const unread =
  areas(DIM, bars(subject, [0, 1, 3], 5)) +
  areas(INK, ...subject.map((row) => rect(330, yOf(row) - 2, 70, 9))) +
  label('cifrado', 150);

const open =
  areas(RED, rect(16, yOf(3) - 4, 468, 5 * STEP + 1)) +
  areas(DIM, bars([2, 8, 9], [0, 1, 2, 3], 7)) +
  words(WHITE, said('de qualquer lugar, para qualquer lugar', 30, yOf(5) + 9, { bold: true }));

const branches =
  path(
    subject
      .map((row) => rect(24, yOf(row), 84, 5) + rect(170, yOf(row), row < 6 ? 126 : 70, 5))
      .join(''),
    { stroke: DIM, strokeWidth: 1 },
  ) +
  areas(DIM, bars(subject, [3], 9)) +
  words(INK, said('filiais 7 e 12', 256, yOf(8) + 5, { bold: true }));

const silent =
  areas(DIM, bars(subject, [0, 1, 2], 11)) +
  path(rect(414, yOf(2) - 6, 66, 8 * STEP + 6), { stroke: INK, strokeDasharray: '5 4' }) +
  label('sem registro', 150);

export const configuracao = numbered(
  'configuracao',
  [unused, unread, open, branches, silent].map((drawn, i) => strip(i * 13, drawn)),
);
