import { times } from '../geometry';
import { num, path, poly, rect } from '../svg';
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
  wideBoard,
  words,
} from './tool-board';

interface Room {
  /** Of the hour that is measured. */
  left: number;
  width: number;
  /** Where each of the three measures stands, and how high a drawing of 100 is then. */
  rows: [number, number, number];
  tall: number;
  /** Baseline of the hours, and how many of them are named. */
  hours: number;
  every: number;
  /** Where a measure's name stands, from its row. */
  name: [x: number, y: number];
  size: number;
}

/** Three measures of one hour: what a line of the records says is seen in the two others. */
const crossing = ({ left, width, rows, tall, hours, every, name, size }: Room) => {
  const [cpu, link, records] = rows;
  const x = (minute: number) => left + (minute * width) / 60;
  const high = (row: number, share: number) => row + tall * (1 - share / 100);
  /** From 40%: below it nothing happens. */
  const busy = (share: number) => high(cpu, ((share - 40) * 100) / 60);
  const load = [
    ...[52, 54, 51, 55, 53, 52, 54, 53, 55, 54, 53, 56, 54, 55, 58, 78, 91, 90, 91, 89, 90, 88],
    ...[86, 70, 58, 55, 54, 53, 54, 52, 53],
  ];
  const usual = (i: number) => 58 + ((i * 7) % 5);
  const copied = (i: number) => (i >= 14 && i <= 23 ? 22 : 0);
  const points = load.map((_, i) => i);
  const top = points.map((i) => [x(i * 2), high(link, usual(i))] as const);
  const copy = points.filter(copied);
  const band = [
    ...copy.map((i) => [x(i * 2), high(link, usual(i) + copied(i))] as const),
    ...copy.toReversed().map((i) => [x(i * 2), high(link, usual(i))] as const),
  ];
  const [begin, end] = [x(28.07), x(60)];
  const base = high(link, 0);
  const text = { size };
  const named = [
    ['srv-erp-02', 'CPU', cpu],
    ['Link da matriz', '410 Mb/s no pico', link],
    ['Registros', 'servidor de cópias', records],
  ] as const;
  return (
    path(`M${left} ${num(busy(85))}H${end}`, { stroke: LINE, strokeDasharray: '8 5' }) +
    path(`M${left} ${num(high(link, 100))}H${end}`, { stroke: LINE, strokeDasharray: '8 5' }) +
    areas(FILL, `${poly(top)}V${num(base)}H${left}z`) +
    areas(INK, `${poly(band)}z`) +
    path(poly(load.map((v, i) => [x(i * 2), busy(v)] as const)), {
      stroke: INK,
      strokeWidth: 3,
    }) +
    path(times(60, (i) => `M${num(x(i + 0.5))} ${records}v${14 + ((i * 5) % 4) * 4}`).join(''), {
      stroke: LINE,
    }) +
    lines(INK, `M${left} ${hours - size - 14}H${end}`) +
    lines(INK, ...times(60 / every + 1, (i) => `M${num(x(i * every))} ${hours - size - 14}v7`)) +
    path(`M${num(begin)} ${cpu}V${records + 36}`, { stroke: RED, strokeWidth: 2.5 }) +
    words(
      INK,
      ...named.map(([what, , y]) => said(what, name[0], y + name[1], { ...text, bold: true })),
    ) +
    words(
      DIM,
      ...(name[0] < left
        ? named.map(([, how, y]) => said(how, name[0], y + name[1] + size * 1.3, text))
        : []),
      said('500 Mb/s', end, high(link, 100) - 8, { ...text, at: 'end' }),
      said('limite 85%', end, busy(85) - 8, { ...text, at: 'end' }),
      ...times(60 / every + 1, (i) => {
        const minute = i * every;
        const at = minute === 0 ? undefined : minute === 60 ? 'end' : 'middle';
        const time = minute === 60 ? '11:00' : `10:${String(minute).padStart(2, '0')}`;
        return said(time, x(minute), hours, { ...text, ...(at && { at }) });
      }),
    )
  );
};

const hour = () => {
  const room: Room = {
    left: 250,
    width: 950,
    rows: [34, 176, 336],
    tall: 110,
    hours: 426,
    every: 10,
    name: [0, 20],
    size: 20,
  };
  return wideBoard(
    WHITE,
    440,
    crossing(room),
    words(
      INK,
      said('91%; fila no banco às 10:30:30', 744, 22, { size: 20, bold: true }),
      said('cópia, 27%', 992, 212, { size: 20, bold: true }),
    ),
    areas(WHITE, rect(704, 330, 420, 36)),
    words(RED, said('10:28:04, cópia começa fora da janela', 710, 356, { size: 22, bold: true })),
  );
};

/** The same for a telephone: what each is called stands above it. */
const hourInShort = () =>
  board(
    WHITE,
    486,
    crossing({
      left: 24,
      width: 452,
      rows: [50, 216, 366],
      tall: 96,
      hours: 470,
      every: 30,
      name: [24, -16],
      size: 18,
    }),
    words(
      INK,
      said('cópia, 27%', 376, 249, { bold: true }),
      said('fila no banco', 476, 34, { at: 'end', bold: true }),
    ),
    areas(WHITE, rect(244, 360, 200, 52)),
    words(
      RED,
      said('10:28:04, cópia', 250, 382, { bold: true }),
      said('fora da janela', 250, 404, { bold: true }),
    ),
  );

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
    words(DIM, said('primeiro aviso', 24, 40), said('aos 7 minutos', 24, 61)),
  );
};

/** The same for the whole width. */
const fanOpen = () => {
  const step = 3.1;
  const ends = [
    [55, 10, INK, 1.5],
    [39, 204, LINE, 1.5],
    [6, 350, RED, 2],
  ] as const;
  const big = { size: 28, bold: true };
  const small = { size: 20 };
  return wideBoard(
    WHITE,
    388,
    ...ends.map(([count, top, stroke, strokeWidth]) =>
      path(
        times(count, (i) => {
          const y = num(top + i * step);
          return `M150 190C440 190 440 ${y} 752 ${y}`;
        }).join(''),
        { stroke, strokeWidth },
      ),
    ),
    areas(WHITE, rect(32, 144, 130, 92)),
    lines(INK, rect(32, 144, 130, 92), 'M32 144l65 52 65-52'),
    words(INK, said('840 mensagens', 32, 290, { ...big, size: 24 })),
    words(DIM, said('Simulação de 22 de setembro', 32, 320, small)),
    words(INK, said('55% avisaram', 784, 84, big)),
    words(
      DIM,
      said('462 pessoas, a primeira aos 7 minutos', 784, 116, small),
      said('328 pessoas', 784, 288, small),
      said('50 pessoas', 972, 366, small),
    ),
    words(DIM, said('39% apagaram ou ignoraram', 784, 258, big)),
    words(RED, said('6% clicaram', 784, 366, big)),
  );
};

/** A roll of paper: the pen is lifted while the link is silent. */
const roll = () => {
  const x = (at: number) => 34 + at * 22.6;
  const y = (ms: number) => 302 - ms * 4.7;
  const pen = (from: number, values: number[]) =>
    poly(values.map((v, i) => [x(from + i), y(v)] as const));
  return board(
    WARM,
    376,
    lines(
      '#D6D3C9',
      ...times(20, (i) => `M${num(x(i))} 40V314`),
      ...[0, 20, 40].map((v) => `M34 ${y(v)}H${num(x(14))}M${num(x(15))} ${y(v)}H476`),
    ),
    // Two minutes a step; between the 14th and the 15th the axis leaps over three hours.
    lines(
      LINE,
      ...[40, 314].map((at) => `M24 ${at}H${num(x(14))}M${num(x(15))} ${at}H476`),
      ...[14, 15].flatMap((i) =>
        [40, 314].map((at) => `M${num(x(i) - 3)} ${at + 5}L${num(x(i) + 3)} ${at - 5}`),
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
    areas(WARM, rect(x(5) + 1, 41, x(9) - x(5) - 2, 272)),
    lines(INK, `M${num(x(5))} 40V314M${num(x(9))} 40V314`),
    words(
      RED,
      said('sem', x(7), 160, { at: 'middle', bold: true }),
      said('resposta', x(7), 182, { at: 'middle', bold: true }),
      said('8 min', x(7), 204, { at: 'middle', bold: true }),
    ),
    words(
      DIM,
      said('04:07', x(5), 346, { at: 'middle' }),
      said('04:15', x(9), 346, { at: 'middle' }),
      said('07:20', x(17), 346, { at: 'middle' }),
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
  'ferramentas/farolis-infra.svg': hourInShort,
  'ferramentas/farolis-infra-largo.svg': hour,
  'ferramentas/cardume-isca.svg': fan,
  'ferramentas/cardume-isca-largo.svg': fanOpen,
  'ferramentas/farolis-sonda.svg': roll,
  'ferramentas/farolis-jornada.svg': journey,
};
