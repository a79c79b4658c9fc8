/** Farolis Sonda and Farolis Jornada: how long a link and the pages of an order take to answer. */
import { times } from '../geometry';
import { el, num, path, poly, rect } from '../svg';
import {
  areas,
  board,
  boardOf,
  DIM,
  FILL,
  INK,
  LINE,
  lines,
  RED,
  said,
  tip,
  WARM,
  words,
} from './tool-board';

/** The answer time of a link, on the paper of a recorder: no line for the eight minutes without an answer. */
const outage = () => {
  /** A step is two minutes. */
  const x = (step: number) => 34 + step * 46.6;
  const y = (ms: number) => 282 - ms * 4.3;
  const pen = (from: number, values: number[]) =>
    poly(values.map((v, i) => [x(from + i), y(v)] as const));
  const [top, bottom, right] = [40, 294, 976];
  const large = { size: 34 } as const;
  return boardOf(1000)(
    WARM,
    360,
    // As large as the words around it on a phone, and on a wide screen.
    el('style', {}, '@media(min-width:640px){.s,.m,.e{transform:scale(.46)}}'),
    lines(
      '#D6D3C9',
      ...times(41, (i) => (i === 29 ? '' : `M${num(x(i / 2))} ${top}V${bottom}`)),
      ...[0, 20, 40].map((v) => `M34 ${y(v)}H${num(x(14))}M${num(x(15))} ${y(v)}H${right}`),
    ),
    // Between the 14th and the 15th step the axis leaves out three hours.
    lines(
      LINE,
      ...[top, bottom].map((at) => `M24 ${at}H${num(x(14))}M${num(x(15))} ${at}H${right}`),
      ...[14, 15].flatMap((i) =>
        [top, bottom].map((at) => `M${num(x(i) - 3)} ${at + 5}L${num(x(i) + 3)} ${at - 5}`),
      ),
    ),
    path(
      pen(0, [12, 13, 12, 14, 12, 13]) +
        pen(9, [46, 47, 45, 46, 47, 45]) +
        pen(17, [12, 13, 12, 13]),
      { stroke: INK, strokeWidth: 3 },
    ),
    path(`M${num(x(15))} ${y(46)}L${num(x(16))} ${y(45)}L${num(x(17))} ${y(12)}`, {
      stroke: INK,
      strokeWidth: 3,
    }),
    areas(WARM, rect(x(5) + 1, top + 1, x(9) - x(5) - 2, bottom - top - 2)),
    lines(INK, `M${num(x(5))} ${top}V${bottom}M${num(x(9))} ${top}V${bottom}`),
    words(
      RED,
      said('sem', x(7), 128, { ...large, at: 'middle', bold: true }),
      said('resposta', x(7), 162, { ...large, at: 'middle', bold: true }),
      said('8 min', x(7), 196, { ...large, at: 'middle', bold: true }),
    ),
    words(
      DIM,
      said('04:07', x(5), 338, { ...large, at: 'middle' }),
      said('04:15', x(9), 338, { ...large, at: 'middle' }),
      said('07:20', x(17), 338, { ...large, at: 'middle' }),
    ),
    words(
      INK,
      said('12 ms', 42, y(12) - 22, large),
      said('46 ms', x(9) + 14, y(46) + 50, large),
      said('reserva', x(9) + 14, y(46) + 84, large),
      said('12 ms', right - 8, y(12) - 22, { ...large, at: 'end' }),
    ),
  );
};

/** Four pages of an order, and how long each took to come. */
const order = () => {
  const pages = ['0,4 s', '0,7 s', '3,1 s', '0,9 s'];
  const names = ['abrir', 'entrar', 'montar', 'pagar'];
  const x = (i: number) => 24 + i * 118;
  return board(
    WARM,
    326,
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

export const probeTools = {
  'ferramentas/farolis-sonda.svg': outage,
  'ferramentas/farolis-jornada.svg': order,
};
