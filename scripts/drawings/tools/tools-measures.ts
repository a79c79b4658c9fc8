import { type Pt, polar, times } from '../geometry';
import { circle, num, path, poly, rect, ring, segments } from '../svg';
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
  tip,
  WARM,
  WHITE,
  words,
} from './tool-board';

/** A day as a dial: how hard a machine worked in each of its hours, and what depends on it. */
const dial = () => {
  const load = [
    18, 17, 16, 16, 18, 24, 45, 62, 71, 74, 70, 58, 66, 75, 91, 76, 60, 41, 30, 24, 21, 20, 19, 18,
  ];
  const c: Pt = [176, 150];
  const bar = (value: number, hour: number) =>
    [polar(c, 34, hour * 15 - 90), polar(c, 34 + value, hour * 15 - 90)] as const;
  return board(
    WHITE,
    312,
    path(ring(c, 34), { stroke: LINE }),
    circle(c, 119, { stroke: INK, strokeDasharray: '5 4' }),
    path(segments(load.map(bar)), { stroke: DIM, strokeWidth: 9 }),
    path(segments([bar(91, 14)]), { stroke: RED, strokeWidth: 9 }),
    words(
      DIM,
      ...(
        [
          [0, 'middle', 176, 22],
          [6, undefined, 304, 156],
          [12, 'middle', 176, 292],
          [18, 'end', 48, 156],
        ] as const
      ).map(([hour, at, x, y]) => said(`${hour}h`, x, y, { at })),
    ),
    words(INK, said('srv-erp-02', 344, 36, { bold: true, size: 22 })),
    words(DIM, said('CPU, por hora', 344, 60), said('limite: 85%', 344, 126)),
    words(RED, said('91% às 14h', 344, 102, { bold: true })),
    words(
      INK,
      said('dependem dele', 344, 190, { bold: true }),
      said('ERP', 368, 216),
      said('notas fiscais', 368, 244),
      said('portal', 368, 272),
    ),
    lines(INK, 'M344 198v69M344 211h16M344 239h16M344 267h16'),
  );
};

/** Two years of records, a stroke to some days of a month: one of them deleted what was kept. */
const archive = () => {
  return board(
    WHITE,
    330,
    path(times(24, (month) => `M${33.5 + month * 19} 68v134`).join(''), {
      stroke: FILL,
      strokeWidth: 13,
      strokeDasharray: '3 4.6',
    }),
    areas(WHITE, rect(98, 131, 230, 58)),
    areas(RED, rect(103, 157, 13, 9)),
    lines(INK, 'M24 216H476M24 216v8M252 216v8M476 216v8'),
    words(RED, said('17/03/2025, 02:11', 124, 157, { bold: true })),
    words(INK, said('svc-backup apaga', 124, 179)),
    words(
      INK,
      said('2,1 bilhões de registros, 1 procurado', 24, 46, { bold: true }),
      said('1.386 cópias apagadas', 24, 294, { bold: true }),
      said('selo conferido', 476, 294, { at: 'end', bold: true }),
    ),
    words(
      DIM,
      said('nov 2024', 24, 246),
      said('nov 2026', 476, 246, { at: 'end' }),
      said('achadas em 0,8 s', 24, 318),
      said('sem alteração', 476, 318, { at: 'end' }),
    ),
  );
};

/** The link in bands as wide as what they carry. */
const bands = () => {
  const used = [
    [156, 'vídeo', '38%', FILL],
    [111, 'cópia, fora da janela', '27%', RED],
    [106, 'outros', '26%', FILL],
    [37, 'ERP', '9%', INK],
  ] as const;
  let [from, to] = [80, 44];
  const parts = used.map(([mb, name, share, fill]) => {
    const high = mb * 0.4;
    const [a, b] = [from, to];
    from += high;
    to += high + 18;
    const middle = b + high / 2 + 5;
    return (
      areas(
        fill,
        `M24 ${num(a)}h60C150 ${num(a)} 150 ${num(b)} 216 ${num(b)}h40v${num(high)}h-40C150 ${num(b + high)} 150 ${num(a + high)} 84 ${num(a + high)}h-60z`,
      ) +
      words(
        fill === RED ? RED : INK,
        said(`${share}  ${name}`, 270, middle, { bold: fill === RED }),
      )
    );
  });
  return board(
    WHITE,
    290,
    ...parts,
    lines(INK, `M24 72v${num(500 * 0.4 + 8)}`),
    words(DIM, said('livre', 36, from + 24)),
    words(INK, said('410 de 500 Mb/s', 24, 34, { bold: true })),
  );
};

/** Seats of a class, one to a person: who has done the lesson. */
const seats = () => {
  const lessons = [
    ['boleto alterado', 42],
    ['Pix urgente', 39],
    ['falsa central', 44],
  ] as const;
  const seat = (row: number) => (i: number) =>
    rect(24 + (i % 22) * 20.6, 54 + row * 80 + Math.floor(i / 22) * 19, 13, 13);
  return board(
    WHITE,
    290,
    ...lessons.map(([name, done], row) => {
      const all = times(44, seat(row));
      const colour = done === 39 ? RED : INK;
      return (
        areas(INK, ...all.slice(0, done)) +
        lines(colour, ...all.slice(done)) +
        words(INK, said(name, 24, 42 + row * 80, { bold: true })) +
        words(
          done === 39 ? RED : DIM,
          said(`${done} de 44`, 476, 42 + row * 80, { at: 'end', bold: done === 39 }),
        )
      );
    }),
    words(DIM, said('lembrete enviado a 7 pessoas', 24, 276)),
  );
};

/** A message to a hundred in place of 840: where each of the hundred lines went. */
const fan = () => {
  const ends = [
    [55, 44, INK, 1.2],
    [39, 158, LINE, 1],
    [6, 244, RED, 1.5],
  ] as const;
  return board(
    WHITE,
    290,
    ...ends.map(([count, top, stroke, strokeWidth]) =>
      path(
        times(
          count,
          (i) => `M92 145C190 145 190 ${num(top + i * 1.8)} 300 ${num(top + i * 1.8)}`,
        ).join(''),
        { stroke, strokeWidth },
      ),
    ),
    areas(WHITE, rect(24, 122, 68, 46)),
    lines(INK, rect(24, 122, 68, 46), 'M24 122l34 26 34-26'),
    words(
      INK,
      said('840', 58, 196, { at: 'middle', bold: true }),
      said('55% avisaram', 316, 90, { bold: true, size: 20 }),
    ),
    words(
      DIM,
      said('462 pessoas', 316, 114),
      said('39% apagaram', 316, 192),
      said('ou ignoraram', 316, 213),
    ),
    words(RED, said('6% clicaram', 316, 250, { bold: true }), said('50 pessoas', 316, 272)),
    words(DIM, said('primeiro aviso', 24, 40), said('aos 4 minutos', 24, 61)),
  );
};

/** A roll of paper: the pen is lifted while the link is silent. */
const roll = () => {
  const x = (at: number) => 34 + at * 22.6;
  const y = (ms: number) => 216 - ms * 3.2;
  const pen = (from: number, values: number[]) =>
    poly(values.map((v, i) => [x(from + i), y(v)] as const));
  return board(
    WARM,
    300,
    lines(
      '#D6D3C9',
      ...times(20, (i) => `M${num(x(i))} 40V228`),
      ...[0, 20, 40].map((v) => `M34 ${y(v)}H${num(x(14))}M${num(x(15))} ${y(v)}H476`),
    ),
    // Two minutes a step; between the 14th and the 15th the axis leaps over three hours.
    lines(
      LINE,
      ...[40, 228].map((at) => `M24 ${at}H${num(x(14))}M${num(x(15))} ${at}H476`),
      ...[14, 15].flatMap((i) =>
        [40, 228].map((at) => `M${num(x(i) - 3)} ${at + 5}L${num(x(i) + 3)} ${at - 5}`),
      ),
    ),
    lines(
      INK,
      pen(0, [12, 13, 12, 14, 12, 13]),
      pen(9, [46, 47, 45, 46, 47, 45]),
      pen(17, [12, 13, 12]),
    ),
    path(`M${num(x(16))} ${y(45)}L${num(x(17))} ${y(12)}`, { stroke: INK }),
    lines(INK, `M${num(x(15))} ${y(46)}L${num(x(16))} ${y(45)}`),
    areas(WARM, rect(x(5) + 1, 41, x(9) - x(5) - 2, 186)),
    lines(INK, `M${num(x(5))} 40V228M${num(x(9))} 40V228`),
    words(
      RED,
      said('sem', x(7), 118, { at: 'middle', bold: true }),
      said('resposta', x(7), 140, { at: 'middle', bold: true }),
      said('8 min', x(7), 162, { at: 'middle', bold: true }),
    ),
    words(
      DIM,
      said('04:07', x(5), 260, { at: 'middle' }),
      said('04:15', x(9), 260, { at: 'middle' }),
      said('07:20', x(17), 260, { at: 'middle' }),
    ),
    words(
      INK,
      said('12 ms', 42, y(12) - 16),
      said('46 ms', x(9) + 10, y(46) - 12),
      said('pelo reserva', x(9) + 10, y(46) + 26),
      said('12 ms', 476, y(12) - 16, { at: 'end' }),
    ),
  );
};

/** Four pages of an order, and how long each took to come. */
const journey = () => {
  const pages = ['0,4 s', '0,7 s', '3,1 s', '0,9 s'];
  const names = ['abrir', 'entrar', 'montar', 'pagar'];
  const x = (i: number) => 24 + i * 118;
  return board(
    WARM,
    300,
    lines(INK, ...times(4, (i) => `${rect(x(i), 56, 98, 132)}M${x(i)} 72h98`)),
    lines(INK, ...times(3, (i) => `M${x(i) + 98} 122h20${tip(x(i) + 117, 122)}`)),
    areas(
      FILL,
      rect(34, 82, 78, 36),
      rect(34, 126, 22, 40),
      rect(62, 126, 22, 40),
      rect(90, 126, 22, 40),
    ),
    lines(LINE, rect(x(1) + 14, 96, 70, 18), rect(x(1) + 14, 122, 70, 18)),
    areas(INK, rect(x(1) + 14, 150, 40, 16)),
    lines(
      LINE,
      ...times(4, (i) => `${rect(x(2) + 12, 84 + i * 24, 12, 12)}M${x(2) + 32} ${90 + i * 24}h54`),
    ),
    lines(RED, rect(x(2), 56, 98, 132)),
    lines(LINE, rect(x(3) + 14, 90, 70, 44), `M${x(3) + 14} 104h70`),
    areas(INK, rect(x(3) + 14, 150, 70, 18)),
    words(DIM, ...names.map((name, i) => said(`${i + 1}  ${name}`, x(i), 40))),
    words(INK, ...[0, 1, 3].map((i) => said(pages[i] ?? '', x(i), 216, { bold: true }))),
    words(RED, said('3,1 s', x(2), 216, { bold: true, size: 20 })),
    words(DIM, said('limite 1,5 s', x(2), 240)),
    words(DIM, said('pedido de teste, 30/10/2026, 02:20', 24, 276)),
  );
};

export const measureTools = {
  'ferramentas/farolis-infra.svg': dial,
  'ferramentas/farolis-fluxo.svg': bands,
  'ferramentas/atalaia-registros.svg': archive,
  'ferramentas/cardume-campus.svg': seats,
  'ferramentas/cardume-isca.svg': fan,
  // As wide as the ticket that it is enclosed with.
  'ferramentas/farolis-sonda.svg': () =>
    roll().replace('width="500" height="300"', 'width="760" height="456"'),
  'ferramentas/farolis-jornada.svg': journey,
};
