/** Tramela Ciclo: what happens in three tools when a person leaves a company. */
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
  tip,
  WARM,
  WHITE,
  wideBoard,
  words,
} from './tool-board';

const bold = { bold: true } as const;

/** Where the accounts of a person are. */
const ACCOUNTS = ['correio', 'VPN', 'ERP', 'arquivos', 'chamados', 'CRM', 'assinatura'];

/** The badge of who left, 104 wide, round `y`. */
const badge = (x: number, y: number) =>
  lines(LINE, `M${x + 34} ${y - 108}L${x + 46} ${y - 72}h12L${x + 70} ${y - 108}`) +
  areas(WHITE, rect(x, y - 72, 104, 148)) +
  lines(INK, rect(x, y - 72, 104, 148), `M${x + 40} ${y - 60}h24`) +
  lines(INK, ring([x + 52, y - 26], 15), `M${x + 24} ${y + 20}a28 26 0 0 1 56 0z`) +
  words(INK, said('2216', x + 52, y + 52, { at: 'middle', bold: true, size: 24 }));

/** From `x`, `y` a line to each account, all of which end at a bar after `width`. */
const accounts = (x: number, y: number, width: number, step: number) => {
  const end = x + width;
  const rows = ACCOUNTS.map((name, i) => [name, y + (i - 3) * step] as const);
  const bend = x + 34;
  return (
    path(rows.map(([, at]) => `M${x} ${y}L${bend} ${at}H${end - 10}`).join(''), { stroke: INK }) +
    areas(
      WARM,
      ...rows.map(([name, at]) => rect(bend + 14, at - 12, name.length * 10.5 + 22, 24)),
    ) +
    words(INK, ...rows.map(([name, at]) => said(name, bend + 20, at + 6))) +
    areas(INK, rect(end - 10, y - 3 * step - 14, 10, 6 * step + 28))
  );
};

/** The licences of one product: one of them has come free. */
const seats = (x: number, y: number, columns: number, rows: number, free: number) =>
  areas(
    FILL,
    ...times(columns * rows, (i) =>
      i === free ? '' : rect(x + (i % columns) * 24, y + Math.floor(i / columns) * 24, 17, 17),
    ),
  ) +
  path(rect(x + (free % columns) * 24, y + Math.floor(free / columns) * 24, 17, 17), {
    stroke: RED,
    strokeWidth: 2.5,
  });

/** A page of the register: what was, who changed it, and what is. */
const register = (x: number, y: number) =>
  areas(WHITE, `M${x} ${y}h252l22 22v176h-274z`) +
  lines(INK, `M${x} ${y}h252l22 22v176h-274zM${x + 252} ${y}v22h22`) +
  words(INK, said('Grupo Compras', x + 18, y + 36, bold)) +
  lines(LINE, ...[56, 102, 148].map((down) => `M${x + 18} ${y + down}h238`)) +
  words(
    DIM,
    said('antes', x + 18, y + 86),
    said('17:02', x + 18, y + 132),
    said('depois', x + 18, y + 178),
  ) +
  words(
    INK,
    said('14 pessoas', x + 92, y + 86),
    said('sai a 2216', x + 92, y + 132, bold),
    said('13 pessoas', x + 92, y + 178),
  );

/** On one line, from the badge to the register. */
const wide = () => {
  const y = 162;
  return wideBoard(
    WARM,
    334,
    badge(24, y),
    lines(INK, `M128 ${y}H176`),
    accounts(176, y, 210, 34),
    lines(INK, `M386 ${y}H470`, tip(470, y)),
    seats(494, y - 82, 13, 7, 48),
    lines(INK, `M810 ${y}H884`, tip(884, y)),
    register(904, y - 99),
    words(
      INK,
      said('sete contas suspensas', 386, 310, { ...bold, at: 'end' }),
      said('uma licença volta', 494, 310, bold),
      said('fica escrito quem pediu', 904, 310, bold),
    ),
    words(RED, said('17:04', 652, 310, bold)),
    words(DIM, said('pedido do RH', 24, 310)),
  );
};

/** One below the other, for a phone. */
const narrow = () =>
  board(
    WARM,
    664,
    badge(24, 148),
    lines(INK, 'M128 148H176'),
    accounts(176, 148, 240, 34),
    words(
      INK,
      said('sete contas suspensas', 416, 296, { ...bold, at: 'end' }),
      said('uma licença volta', 24, 424, bold),
    ),
    seats(24, 326, 19, 3, 31),
    words(RED, said('17:04', 196, 424, bold)),
    register(24, 446),
    words(DIM, said('pedido do RH', 24, 256)),
  );

export const departureTools = {
  'ferramentas/tramela-ciclo.svg': narrow,
  'ferramentas/tramela-ciclo-largo.svg': wide,
};
