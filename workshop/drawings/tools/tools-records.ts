/** Atalaia Registros and Farolis Fluxo: how a changed record shows, and what fills a link. */
import { num, rect, ring } from '../svg';
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
  WARM,
  WHITE,
  words,
} from './tool-board';

/** Records whose seals each confirm the one before; the third was changed, and the chain is broken there. */
const chain = () => {
  const records = [
    ['03:12', 'svc-copia entrou'],
    ['03:14', 'destino novo, porta 443'],
    ['03:21', 'linha alterada às 05:40'],
    ['03:29', 'srv-arq-02 isolado'],
  ] as const;
  const changed = 2;
  const y = (i: number) => 30 + i * 60;
  const seal = (i: number) => [442, y(i) + 21] as const;
  const rows = [0, 1, 2, 3];
  const intact = rows.filter((i) => i !== changed);
  const row = (i: number) => {
    const [at, what] = records[i] ?? ['', ''];
    const bold = i === changed;
    return (
      words(bold ? RED : DIM, said(at, 40, y(i) + 27, { bold })) +
      words(bold ? RED : INK, said(what, 104, y(i) + 27, { bold }))
    );
  };
  const [x, from] = seal(changed);
  return board(
    WARM,
    316,
    areas(WHITE, ...rows.map((i) => rect(24, y(i), 372, 42))),
    lines(LINE, ...intact.map((i) => rect(24, y(i), 372, 42))),
    lines(LINE, ...intact.map((i) => `M396 ${y(i) + 21}h32`)),
    // The link to the record after the changed one is missing.
    lines(INK, ...[0, 1].map((i) => `M${x} ${seal(i)[1] + 14}v32`)),
    lines(RED, rect(24, y(changed), 372, 42), `M396 ${from}h32`, `M${x} ${from + 14}v8m0 16v8`),
    areas(INK, ...intact.map((i) => ring(seal(i), 14))),
    lines(WARM, ...intact.map((i) => check(seal(i)))),
    areas(RED, ring([x, from], 14)),
    lines(WARM, `M${x - 5} ${from - 5}l10 10m0-10l-10 10`),
    ...rows.map(row),
    words(DIM, said('cada selo confere o anterior', 24, 296)),
  );
};

const check = ([x, y]: readonly [number, number]) => `M${x - 6} ${num(y + 0.5)}l4 4 8-9`;

/** A link as a pipe: each use is as thick as its part of the 100 Mb/s. */
const pipe = () => {
  const uses = [
    { what: 'vídeo, de três celulares', mb: 47, ground: WHITE, ink: RED },
    { what: 'pedidos', mb: 21, ground: INK, ink: WHITE },
    { what: 'correio', mb: 14, ground: FILL, ink: INK },
    { what: 'cópia', mb: 12, ground: WARM, ink: INK },
  ];
  const [top, unit] = [62, 2.1];
  const bottom = top + 100 * unit;
  let y = top;
  const stripes = uses.map(({ what, mb, ground, ink }) => {
    const height = mb * unit;
    const line = Number(num(y + height / 2 + 6));
    const stripe =
      areas(ground, rect(24, y, 452, height)) +
      words(
        ink,
        said(what, 44, line, { bold: true }),
        said(`${mb}`, 456, line, { bold: true, at: 'end' }),
      );
    y += height;
    return stripe;
  });
  return board(
    WARM,
    326,
    words(INK, said('94 de 100 Mb/s', 24, 40, { bold: true })),
    words(DIM, said('filial Leste, 16:40', 476, 40, { at: 'end' })),
    ...stripes,
    lines(INK, `M24 ${top}H476M24 ${num(bottom)}H476`),
    lines(LINE, `M24 ${num(y)}H476`),
    areas(RED, rect(24, top, 6, 47 * unit)),
    words(DIM, said('livres: 6', 24, 304)),
  );
};

export const recordTools = {
  'ferramentas/atalaia-registros.svg': chain,
  'ferramentas/farolis-fluxo.svg': pipe,
};
