import { times } from '../geometry';
import { num, path, poly, rect, ring } from '../svg';
import {
  areas,
  board,
  boardOf,
  DIM,
  edgeBoard,
  FILL,
  INK,
  LINE,
  lines,
  RED,
  said,
  WARM,
  WHITE,
  words,
} from './tool-board';

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
    path(`M24 ${y(10)}h452`, { stroke: DIM, strokeDasharray: '8 5' }),
    lines(RED, `M${x(6.6)} 280V40`),
    words(
      RED,
      said('19:41', x(6.6) - 8, 54, { bold: true, at: 'end' }),
      said('desvio', x(6.6) - 8, 77, { at: 'end' }),
    ),
    words(
      INK,
      said('60 Gb/s', 306, 46, { bold: true }),
      said('chegam 4 Gb/s', 24, 310, { bold: true }),
    ),
    words(
      DIM,
      said('limpo antes', 380, 120),
      said('do link', 380, 143),
      said('link: 10 Gb/s', 24, y(10) - 8),
      said('20:06', x(15), 310, { at: 'middle' }),
    ),
  );
};

/** The same by the minute, against what the link bears. */
const attack = () => {
  const gb = [
    ...[4, 4, 3, 4, 4, 5, 4, 4, 3, 4, 5, 9, 25, 41, 52, 58, 60, 59, 58, 60, 59, 57, 58, 59, 58],
    ...[57, 58, 56, 54, 55, 51, 43, 31, 20, 11, 7, 4, 4, 3, 4, 4, 4, 4, 4, 3, 4],
  ];
  const x = (minute: number) => (minute * 1200) / 45;
  const y = (v: number) => 410 - v * 5.6;
  const [link, base, left, right] = [y(10), y(4), -120, 1200];
  const width = right - 2 * left;
  const big = { size: 20 };
  return edgeBoard(
    WHITE,
    460,
    lines(
      FILL,
      ...times((gb.length - 1) * 2, (k) => {
        const [from, next] = [gb[Math.floor(k / 2)] ?? 4, gb[Math.floor(k / 2) + 1] ?? 4];
        const v = from + ((next - from) * (k % 2)) / 2;
        return v > 5.5 ? `M${num(x(k / 2))} ${num(base)}V${num(y(v))}` : '';
      }),
    ),
    areas(WHITE, rect(x(17), 200, 213, 46)),
    path(poly(gb.map((v, i) => [x(i), y(v)] as const)), { stroke: INK, strokeWidth: 3 }),
    areas(INK, rect(left, base, width, y(0) - base)),
    path(`M${left} ${link}h${width}`, { stroke: DIM, strokeDasharray: '8 5' }),
    lines(INK, ...[10, 36].map((minute) => `M${x(minute)} ${y(0)}v10`)),
    path(`M${x(11)} ${y(0)}V64`, { stroke: RED, strokeWidth: 4 }),
    words(
      RED,
      said('19:41', x(11) - 16, 84, { size: 28, bold: true, at: 'end' }),
      said('desvio acionado', x(11) - 16, 112, { ...big, at: 'end' }),
    ),
    words(
      INK,
      said('60 Gb/s no pico', x(16), 46, { size: 28, bold: true }),
      said('limpo antes do link', x(17) + 16, 230, { ...big, bold: true }),
      said('chegam 4 Gb/s', right, base - 10, { ...big, bold: true, at: 'end' }),
    ),
    words(
      DIM,
      said('o link suporta 10 Gb/s', right, link - 12, { ...big, at: 'end' }),
      said('19:30', 0, 446, big),
      said('19:40', x(10), 446, { ...big, at: 'middle' }),
      said('20:06', x(36), 446, { ...big, at: 'middle' }),
      said('20:15', right, 446, { ...big, at: 'end' }),
    ),
  );
};

/** A session that passes three doors, each open, and is stopped at the fourth. */
const doors = (gates: readonly number[], height: number, way: number) => {
  const open = gates.slice(0, 3);
  const last = gates[3] ?? 0;
  const top = way - 20;
  return (
    lines(
      INK,
      ...gates.map((x) => `M${x} ${top - 70}v70m0 40v50`),
      ...open.map((x) => `M${x} ${top}h40`),
    ) +
    lines(LINE, ...open.map((x) => `M${x + 40} ${top}a40 40 0 0 1-40 40`)) +
    lines(INK, `M16 ${way}H${last - 8}`) +
    areas(INK, ring([16, way], 5)) +
    // The sheet opened on the way, in a box of its own.
    areas(WHITE, rect(last - 62, way - 32, 48, 64)) +
    lines(LINE, rect(last - 62, way - 32, 48, 64)) +
    lines(INK, `M${last - 52} ${way - 22}h19l9 9v35h-28zM${last - 33} ${way - 22}v9h9`) +
    areas(RED, rect(last - 5, way - 24, 10, 48)) +
    words(
      DIM,
      ...['pessoa', 'programa', 'TLS', 'arquivo'].map((what, i) =>
        said(what, gates[i] ?? 0, height - 44, { at: 'middle' }),
      ),
    ) +
    words(
      INK,
      ...['c.lima', 'nuvem', 'aberto', 'proposta.zip'].map((which, i) =>
        said(which, gates[i] ?? 0, height - 21, { at: 'middle' }),
      ),
    ) +
    words(RED, said('barrado', last + 22, way - 18, { bold: true })) +
    words(DIM, said('cifra o que', last + 22, way + 6), said('encontra', last + 22, way + 28))
  );
};
const doorsInShort = () => board(WHITE, 270, doors([56, 140, 224, 336], 270, 130));

/** Where two drawings meet: the headquarters, and the two ways out of it. */
const [fibre, mobile] = [106, 216];
/** A site that both ways lead to. */
const house = (name: string, x: number) =>
  lines(INK, rect(x, fibre - 26, 46, mobile - fibre + 52)) +
  words(INK, said(name, x + 23, fibre - 42, { at: 'middle', bold: true }));

const headquarters = () =>
  boardOf(700)(
    WHITE,
    320,
    doors([90, 210, 330, 466], 320, 160),
    house('matriz', 630),
    lines(LINE, `M676 ${fibre}H700M676 ${mobile}H700`),
    areas(INK, rect(676, fibre - 5, 24, 10)),
  );

/** Two ways; what travels changes over, and comes back. They begin at `start`, and their lengths are multiplied by `scale`. */
const ways = (start: number, scale: number) => {
  const x = (at: number) => Number(num(start + at * scale));
  const along = (from: number, to: number, y: number) =>
    rect(x(from), y - 5, (to - from) * scale, 10);
  return boardOf(500)(
    WHITE,
    320,
    start ? house('matriz', start - 46) : '',
    lines(
      LINE,
      `M${x(0)} ${fibre}H${x(424)}M${x(0)} ${mobile}H${x(424)}`,
      ...times(35, (i) => `M${x(6 + i * 12)} ${mobile - 8}v16`),
    ),
    areas(INK, along(0, 92, fibre), along(164, 260, mobile), along(331, 424, fibre)),
    areas(
      INK,
      `M${x(92)} ${fibre - 5}H${x(100)}L${x(172)} ${mobile - 5}L${x(164)} ${mobile + 5}L${x(86)} ${fibre + 5}z`,
      `M${x(260)} ${mobile + 5}L${x(252)} ${mobile - 5}L${x(324)} ${fibre - 5}H${x(332)}V${fibre + 5}z`,
    ),
    path(`M${x(104)} ${fibre}H${x(320)}`, { stroke: RED, strokeDasharray: '12 8' }),
    house('filial', x(424)),
    words(
      INK,
      said('fibra', x(8), fibre - 22, { bold: true }),
      said('link móvel', x(8), mobile + 40, { bold: true }),
    ),
    words(RED, said('perda de 4%', x(212), fibre - 22, { bold: true, at: 'middle' })),
    words(
      DIM,
      said('10:31', x(92), fibre + 32, { at: 'end' }),
      said('10:52', x(336), fibre + 32),
      said('ERP e voz, sem queda', x(212), mobile + 66, { at: 'middle' }),
    ),
  );
};
const waysFromHeadquarters = () => ways(0, 1);
const waysInShort = () => ways(70, 0.86);

export const networkTools = {
  'ferramentas/represa-escudo.svg': wave,
  'ferramentas/represa-escudo-largo.svg': attack,
  'ferramentas/torreao-ng.svg': doorsInShort,
  'ferramentas/torreao-ng-largo.svg': headquarters,
  'ferramentas/palanca-edge.svg': waysInShort,
  'ferramentas/palanca-edge-largo.svg': waysFromHeadquarters,
};
