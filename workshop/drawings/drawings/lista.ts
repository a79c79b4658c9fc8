import { numbered } from '../files';
import { times } from '../geometry';
import { path, rect, ring } from '../svg';
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

const bold = { bold: true } as const;
const middle = { at: 'middle' } as const;
const sheet = (...children: string[]) => board(WHITE, 160, ...children);

/** 369 squares, nearly all as dark as they can be: one of them matters today. */
const critical = () => {
  const at = (i: number) => [24 + (i % 41) * 11.05, 26 + Math.floor(i / 41) * 11.6] as const;
  const square = (i: number) => rect(...at(i), 8, 8);
  const grey = (i: number) => i % 9 === 4 || i % 23 === 7;
  const [one, all] = [148, times(369, (i) => i)];
  return sheet(
    areas(INK, ...all.filter((i) => i !== one && !grey(i)).map(square)),
    areas(FILL, ...all.filter(grey).map(square)),
    areas(RED, square(one)),
    words(INK, said('314 de 369 com nota “crítica”', 24, 150, { bold: true })),
  );
};

/** Tickets, each with a place for a name: all of them blank. */
const nobody = () =>
  sheet(
    lines(INK, ...times(4, (i) => rect(24 + i * 118, 22, 98, 92))),
    areas(FILL, ...times(4, (i) => rect(36 + i * 118, 36, 60 - (i % 2) * 14, 7))),
    areas(FILL, ...times(4, (i) => rect(36 + i * 118, 52, 72 - ((i * 7) % 20), 7))),
    path(times(4, (i) => rect(36 + i * 118, 74, 74, 28)).join(''), {
      stroke: DIM,
      strokeDasharray: '5 4',
    }),
    words(DIM, ...times(4, (i) => said('?', 73 + i * 118, 95, { ...middle, bold: true }))),
    words(INK, said('Quem corrige?', 24, 144, bold)),
  );

/** One flaw by the month: mended, and there again. */
const again = () => {
  const months = ['jun', 'jul', 'ago', 'set', 'out', 'nov'];
  const x = (i: number) => 44 + i * 82;
  return sheet(
    lines(LINE, 'M24 90H476'),
    path(times(5, (i) => `M${x(i)} ${i % 2 ? 90 : 30}L${x(i) + 82} ${i % 2 ? 30 : 90}`).join(''), {
      stroke: INK,
      strokeWidth: 2.5,
    }),
    areas(INK, ...[0, 2, 4].map((i) => ring([x(i), 30], 8))),
    path([1, 3, 5].map((i) => ring([x(i), 90], 8)).join(''), {
      fill: WHITE,
      stroke: INK,
      strokeWidth: 2.5,
    }),
    words(DIM, ...months.map((month, i) => said(month, x(i), 148, middle))),
    words(
      INK,
      said('aberta', x(0) + 16, 28, bold),
      said('corrigida', x(1), 120, { ...middle, bold: true }),
    ),
  );
};

/** A machine of 2007 that stays as it is: the network ends around it. */
const old = () =>
  sheet(
    lines(INK, 'M24 80H150', 'M350 80H476'),
    path(rect(170, 16, 160, 128), { stroke: INK, strokeDasharray: '7 5', strokeWidth: 2 }),
    lines(INK, rect(204, 40, 92, 62), 'M230 102v14m40-14v14M216 116h68'),
    words(INK, said('2007', 250, 79, { ...middle, bold: true, size: 22 })),
    path('M150 66v28M350 66v28', { stroke: RED, strokeWidth: 4 }),
    words(DIM, said('rede da fábrica', 24, 112), said('sem atualização', 350, 112)),
  );

/** Sheets of a year, of which only the last is there. */
const history = () =>
  sheet(
    path(times(5, (i) => rect(24 + i * 56, 20 + i * 7, 92, 108 - i * 7)).join(''), {
      fill: WHITE,
      stroke: LINE,
      strokeDasharray: '4 4',
    }),
    areas(WHITE, rect(310, 20, 120, 116)),
    lines(
      INK,
      rect(310, 20, 120, 116),
      ...times(4, (i) => `M322 ${58 + i * 18}h96`),
      'M354 44v88M386 44v88',
    ),
    words(INK, said('outubro', 322, 40, bold)),
    words(DIM, said('perdidas', 24, 150)),
  );

/** What is wrong with a list of 369 flaws, a strip for each. */
export const lista = numbered('lista', [critical, nobody, again, old, history]);
