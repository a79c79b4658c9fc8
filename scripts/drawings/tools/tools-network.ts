import { times } from '../geometry';
import { poly, rect, ring } from '../svg';
import {
  areas,
  board,
  DIM,
  FILL,
  hatch,
  INK,
  LINE,
  lines,
  RED,
  said,
  WARM,
  WHITE,
  words,
} from './tool-board';

/** Rules as approved, tied to those in force: one was taken out, one nobody approved. */
const rules = () => {
  const left = times(7, (i) => 62 + i * 32);
  const right = [0, 1, 2, 4, 5, 6].map((i) => left[i] ?? 0);
  return board(
    WARM,
    330,
    lines(INK, ...left.map((y) => rect(24, y, 150, 18))),
    lines(INK, ...right.map((y) => rect(326, y, 150, 18))),
    areas(FILL, ...left.filter((_, i) => i !== 3).map((y) => rect(25, y + 1, 148, 16))),
    areas(FILL, ...right.map((y) => rect(327, y + 1, 148, 16))),
    lines(LINE, hatch(24, left[3] ?? 0, 150, 18, 7)),
    lines(LINE, ...right.map((y) => `M174 ${y + 9}H326`)),
    lines(INK, 'M174 167h36m0-6v12'),
    words(DIM, said('74, removida', 218, 173)),
    lines(RED, 'M318 300h-52', 'M274 294l-12 12m0-12l12 12'),
    areas(RED, rect(325, 290, 152, 20)),
    words(INK, said('Aprovado', 24, 42, { bold: true }), said('Em vigor', 326, 42, { bold: true })),
    words(RED, said('131, sem aprovação', 24, 306, { bold: true })),
  );
};

/** Rooms with their sockets and the Wi-Fi, and the zone each thing was put in. */
const plan = () =>
  board(
    WARM,
    330,
    lines(
      INK,
      rect(24, 20, 452, 214),
      'M230 20v84m0 34v62m0 20v14M24 132h60m34 0h112M230 132h90m34 0h122',
    ),
    lines(LINE, ring([352, 80], 16), ring([352, 80], 30)),
    areas(INK, ring([352, 80], 3.5), rect(42, 96, 12, 12), rect(42, 196, 12, 12)),
    lines(INK, rect(250, 196, 12, 12)),
    words(
      INK,
      said('sala 204', 42, 48, { bold: true }),
      said('recepção', 248, 48, { bold: true }),
      said('portaria', 42, 160, { bold: true }),
      said('estoque', 250, 160, { bold: true }),
    ),
    words(DIM, said('nb-ven-031', 64, 108), said('visitante', 384, 48), said('cam-07', 64, 208)),
    // The switch below: a socket for each, filled as its zone is.
    lines(INK, rect(24, 256, 452, 54), ...times(12, (i) => rect(37 + i * 36, 272, 24, 22))),
    areas(FILL, ...[0, 1, 2, 4, 6, 7].map((i) => rect(38 + i * 36, 273, 22, 20))),
    areas(INK, ...[5, 9].map((i) => rect(38 + i * 36, 273, 22, 20))),
    areas(RED, rect(250, 196, 12, 12), rect(37 + 10 * 36, 272, 24, 22)),
    lines(RED, 'M256 208v12h153v52'),
    words(RED, said('isolada', 272, 208, { bold: true })),
  );

/** The wave that came, the part of it that was taken out, and what reached the link. */
const wave = () => {
  const gb = [4, 4, 3, 4, 4, 5, 4, 21, 48, 60, 58, 59, 57, 31, 9, 4, 4, 3, 4, 4];
  const x = (i: number) => 24 + (i * 452) / 19;
  const y = (v: number) => 280 - v * 3.7;
  const top = gb.map((v, i) => [x(i), y(v)] as const);
  const base = y(4);
  const clean = gb.flatMap((v, i) => {
    const [h, left] = [y(v), x(i)];
    const next = y(gb[i + 1] ?? v);
    const step = 452 / 19 / 3;
    return v > 5 || (gb[i + 1] ?? 0) > 5
      ? times(
          3,
          (k) =>
            `M${(left + k * step).toFixed(1)} ${base}V${(h + ((next - h) * k) / 3).toFixed(1)}`,
        )
      : [];
  });
  return board(
    WARM,
    330,
    lines(LINE, ...clean),
    lines(INK, poly(top)),
    areas(INK, rect(24, base, 452, 280 - base)),
    lines(RED, `M${x(6)} 280V40`),
    words(RED, said('19:40', x(6) - 8, 54, { bold: true, at: 'end' })),
    words(
      INK,
      said('60 Gb/s', 306, 46, { bold: true }),
      said('chegam 4 Gb/s', 24, 310, { bold: true }),
    ),
    words(
      DIM,
      said('limpo antes', 380, 120),
      said('do link', 380, 143),
      said('20:06', x(15), 310, { at: 'middle' }),
    ),
  );
};

/** A session that passes four readings and is stopped by the last. */
const session = () => {
  const gates = [82, 176, 270, 364] as const;
  return board(
    WHITE,
    270,
    lines(
      INK,
      ...gates.map((x) => `M${x} 40v70m0 40v50`),
      ...gates.slice(0, 3).map((x) => `M${x} 110l16-12`),
    ),
    lines(INK, 'M364 110v40', 'M24 130H356'),
    areas(INK, ring([24, 130], 5)),
    // The sheet opened on the way, in a box of its own.
    lines(INK, 'M301 108h22l10 10v34h-32zM323 108v10h10'),
    lines(LINE, rect(289, 94, 56, 72)),
    areas(RED, rect(359, 106, 10, 48)),
    words(
      DIM,
      ...['pessoa', 'programa', 'TLS', 'arquivo'].map((what, i) =>
        said(what, gates[i] ?? 0, 226, { at: 'middle' }),
      ),
    ),
    words(
      INK,
      ...['c.lima', 'nuvem', 'aberto', 'proposta.zip'].map((which, i) =>
        said(which, gates[i] ?? 0, 249, { at: 'middle' }),
      ),
    ),
    words(RED, said('barrado', 382, 106, { bold: true })),
    words(DIM, said('cifra o que', 382, 132), said('encontra', 382, 154)),
  );
};

/** Two ways; what travels changes over, and comes back. */
const ways = () =>
  board(
    WHITE,
    270,
    lines(LINE, 'M24 88h452M24 188h452', ...times(38, (i) => `M${30 + i * 12} 180v16`)),
    areas(INK, rect(24, 83, 118, 10), rect(214, 183, 86, 10), rect(372, 83, 104, 10)),
    areas(INK, 'M142 83l8 0 72 100-8 10-78-104z', 'M300 193l-8-10 72-100h8v10z'),
    lines(RED, 'M160 88h12m8 0h12m8 0h12m8 0h12m8 0h12m8 0h12m8 0h12m8 0h12m8 0h12'),
    words(INK, said('fibra', 24, 66, { bold: true }), said('link móvel', 24, 222, { bold: true })),
    words(RED, said('perda de 4%', 256, 66, { bold: true, at: 'middle' })),
    words(
      DIM,
      said('10:31', 142, 118, { at: 'end' }),
      said('10:52', 374, 118),
      said('ERP e voz, sem queda', 256, 222, { at: 'middle' }),
      said('boa há 10 min', 476, 66, { at: 'end' }),
    ),
  );

export const networkTools = {
  'ferramentas/torreao-gestor.svg': rules,
  'ferramentas/tramela-rede.svg': plan,
  'ferramentas/represa-escudo.svg': wave,
  'ferramentas/torreao-ng.svg': session,
  'ferramentas/palanca-edge.svg': ways,
};
