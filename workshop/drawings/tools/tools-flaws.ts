import { type Pt, polar, times } from '../geometry';
import { appears, widens } from '../movement';
import { el, g, path, rect, ring, segments } from '../svg';
import {
  areas,
  board,
  boardOf,
  DIM,
  edgeBoard,
  FILL,
  hatch,
  INK,
  LINE,
  lines,
  RED,
  said,
  WHITE,
  words,
} from './tool-board';

/** All 1.204 things that were examined, 43 in each of 28 rows, and the one to look at. */
const field = () => {
  const step = 7;
  const rows = times(28, (i) => `M24 ${28 + i * step}h${43 * step}`).join('');
  return board(
    WHITE,
    250,
    path(rows, { stroke: LINE, strokeWidth: 4, strokeDasharray: `4 ${step - 4}` }),
    areas(RED, rect(24 + 30 * step - 2, 26 + 8 * step - 2, 8, 8)),
    lines(RED, `M${24 + 30 * step + 6} ${28 + 8 * step}H346`),
    words(RED, said('vpn-01', 352, 90, { bold: true })),
    words(
      INK,
      said('execução', 352, 112),
      said('remota, com', 352, 132),
      said('prova', 352, 152),
      said('1.204 ativos', 352, 40, { bold: true }),
      said('369 achados', 352, 200, { bold: true }),
    ),
    words(DIM, said('47 a menos', 352, 222)),
  );
};

/** The same by what they are, with the three that come first in the queue. */
const park = () => {
  const [step, rows, top, side] = [12, 14, 86, 9];
  const kinds = [
    ['Servidores', 148, 0],
    ['Nuvem', 37, 158],
    ['Rede', 121, 244],
    ['Fábrica', 96, 384],
    ['Estações', 802, 504],
  ] as const;
  const first = [
    ['vpn-01', '1ª: nota 8,1', 280, 4],
    ['clp-frio-02', '2ª: nota 7,5', 420, 9],
    ['srv-rel-03', '3ª: nota 9,8', 48, 6],
  ] as const;
  const y = (row: number) => top + row * step;
  const fields = kinds.flatMap(([, count, x]) =>
    times(rows, (row) => `M${x} ${y(row) + side / 2}h${Math.ceil((count - row) / rows) * step}`),
  );
  const [, ...later] = first;
  const leader = ([, , x, row]: (typeof first)[number]) => `M${x + side / 2} ${y(row) + side}V278`;
  return edgeBoard(
    WHITE,
    352,
    path(fields.join(''), {
      stroke: FILL,
      strokeWidth: side,
      strokeDasharray: `${side} ${step - side}`,
    }),
    areas(INK, ...later.map(([, , x, row]) => rect(x, y(row), side, side))),
    lines(INK, ...later.map(leader)),
    areas(RED, rect(first[0][2], y(first[0][3]), side, side)),
    lines(RED, leader(first[0])),
    words(INK, ...kinds.map(([kind, , x]) => said(kind, x, 40, { bold: true }))),
    words(DIM, ...kinds.map(([, count, x]) => said(`${count}`, x, 64))),
    words(INK, ...later.map(([name, , x]) => said(name, x, 300, { bold: true }))),
    words(INK, ...later.map(([, place, x]) => said(place, x, 324))),
    words(
      RED,
      ...first
        .slice(0, 1)
        .flatMap(([name, place, x]) => [said(name, x, 300, { bold: true }), said(place, x, 324)]),
    ),
  );
};

/** What answers from the internet under the company's name; one was in no list. */
const outside = () => {
  const c: Pt = [184, 150];
  const known = [-150, -110, -62, 158, 118, 70, 24].map((deg, i) => polar(c, i % 2 ? 84 : 62, deg));
  const lost: Pt = [328, 92];
  return board(
    WHITE,
    312,
    el('circle', { cx: c[0], cy: c[1], r: 112, stroke: LINE, strokeDasharray: '2 6' }),
    lines(LINE, segments(known.map((p) => [c, p] as const))),
    lines(RED, segments([[c, lost]])),
    areas(WHITE, ...known.map((p) => ring(p, 6))),
    lines(INK, ...known.map((p) => ring(p, 6))),
    areas(INK, rect(c[0] - 9, c[1] - 9, 18, 18)),
    areas(RED, ring(lost, 8)),
    words(
      INK,
      said('vpn', 126, 104, { at: 'end' }),
      said('loja', 200, 242, { at: 'end' }),
      said('industria.example', 184, 286, { at: 'middle', bold: true }),
    ),
    words(RED, said('teste-erp', 328, 66, { bold: true })),
    words(
      DIM,
      said('porta 8443,', 328, 128),
      said('sem dono,', 328, 150),
      said('desde 03/2024', 328, 172),
    ),
    words(DIM, said('inventário', 24, 36)),
    lines(LINE, 'M86 42l24 16'),
  );
};

/** Thirty-eight sheets read, two of them kept; three passwords found, one of them still good. */
const reading = () => {
  const sheet = (i: number): [number, number] => [24 + (i % 10) * 26, 60 + Math.floor(i / 10) * 36];
  const key = (y: number) => `${ring([319, y], 9)}M328 ${y}h34v10m-12-10v8`;
  return board(
    WHITE,
    312,
    lines(LINE, ...times(38, (i) => rect(...sheet(i), 18, 26))),
    areas(INK, ...[13, 26].map((i) => rect(...sheet(i), 18, 26))),
    lines(LINE, key(73), key(121)),
    lines(INK, 'M312 88l50-30M312 136l50-30'),
    lines(RED, key(169)),
    words(
      INK,
      said('38 campanhas', 24, 40, { bold: true }),
      said('3 senhas vazadas', 310, 40, { bold: true }),
    ),
    words(
      INK,
      said('2 do seu setor', 24, 236),
      said('trocada', 376, 79),
      said('trocada', 376, 127),
    ),
    words(RED, said('ainda válida', 376, 175, { bold: true })),
    lines(INK, 'M319 182v48h16', 'M329 224l7 6-7 6'),
    words(INK, said('conta suspensa,', 345, 236), said('aviso ao SOC', 345, 258)),
    words(DIM, said('semana 46 de 2026', 24, 276)),
  );
};

/** All that was found, as high as it is many, and where each part of it goes. */
const funnel = () => {
  const band = (from: number, to: number, high: number) =>
    `M130 ${from}C190 ${from} 196 ${to} 256 ${to}H560v${high}H256C196 ${to + high} 190 ${from + high} 130 ${from + high}z`;
  const drawn = [
    areas(FILL, rect(0, 40, 130, 200), band(61, 108, 160)),
    areas(DIM, band(233, 294, 7)),
    g(widens(0.4, 0.7), areas(INK, rect(130, 40, 222, 21))),
    g(
      widens(1.1, 0.6),
      areas(INK, 'M352 45C384 45 388 60 420 60H560v16H420C388 76 384 61 352 61z'),
    ),
    g(widens(1.5, 0.7), areas(RED, rect(352, 40, 192, 5), 'M540 32l20 10.5-20 10.5z')),
    lines(LINE, hatch(0, 40, 130, 200, 12)),
    areas(WHITE, rect(16, 116, 98, 48)),
    words(
      INK,
      said('369', 65, 138, { at: 'middle', bold: true, size: 22 }),
      said('achados', 65, 157, { at: 'middle' }),
      g(appears(0.8), said('39 com caminho de ataque', 130, 28, { bold: true })),
      said('318 na próxima janela', 544, 202, { at: 'end', bold: true }),
    ),
    g(appears(2.1), words(RED, said('1 agora', 560, 28, { at: 'end', bold: true }))),
    words(
      DIM,
      g(appears(1.6), said('38 em um mês', 544, 98, { at: 'end' })),
      said('12 com risco aceito', 544, 286, { at: 'end' }),
    ),
  ];
  // Clear of the title at its left.
  return boardOf(584)('none', 328, g({ transform: 'translate(24)' }, ...drawn));
};

export const flawTools = {
  'ferramentas/fila-de-correcao.svg': funnel,
  'ferramentas/varredo-scan.svg': field,
  'ferramentas/varredo-scan-largo.svg': park,
  'ferramentas/varredo-superficie.svg': outside,
  'ferramentas/atalaia-inteligencia.svg': reading,
};
