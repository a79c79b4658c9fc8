import { type Pt, times } from '../geometry';
import { DRAWN, hover, MOVED } from '../movement';
import { INK, RED } from '../palette';
import { circle, el, g, liveSheet, path, poly, rect } from '../svg';
import { DIM, FILL, LINE, lines, WARM, WHITE, words } from '../tools/tool-board';
import { said, shapesIn } from '../tools/tool-labels';

const [W, H] = [500, 640];
/** Where each page lies: the annex below, the summary over it. */
const [UNDER, OVER]: [Pt, Pt] = [
  [420, 20],
  [60, 62],
];

/** Points of risk still open, month by month, and what the board had set as its limit. */
const RISK = [74, 71, 66, 58, 43, 38];
const LIMIT = 45;
const level = (points: number) => 536 - points * 1.9;
const curve = RISK.map((points, i): Pt => [44 + i * 82, level(points)]);
const LAST: Pt = [44 + 5 * 82, level(38)];

const page = (fill: string) => path(rect(0, 0, W, H), { fill, stroke: INK, strokeWidth: 2 });

/** What the technical team gets: incidents and what is left to do, in rows. */
function annex(): string {
  const rows = times(5, (i) => 176 + i * 40).concat(times(4, (i) => 452 + i * 40));
  return (
    page(WARM) +
    words(INK, said('Para a equipe técnica', 236, 60, { bold: true, size: 20 })) +
    lines(INK, 'M236 78H460') +
    words(
      DIM,
      said('Incidentes', 236, 132, { size: 20 }),
      said('Pendências', 236, 408, { size: 20 }),
    ) +
    lines(LINE, ...rows.map((y) => `M236 ${y - 22}H460`)) +
    path(
      rows
        .map((y, i) => rect(236, y - 6, 88 + ((i * 29) % 44), 9) + rect(400, y - 6, 60, 9))
        .join(''),
      { fill: LINE },
    )
  );
}

/** What the board gets: the sentence, three figures, the risk against its limit. */
function summary(): string {
  const figures: [string, string, number][] = [
    ['4', 'incidentes', 44],
    ['12 min', 'até conter', 188],
    ['0 h', 'de parada', 360],
  ];
  return (
    page(WHITE) +
    words(
      INK,
      said('Para a diretoria', 44, 60, { bold: true, size: 20 }),
      said('Outubro: quatro incidentes,', 44, 132, { bold: true, size: 31 }),
      said('nenhum parou a produção', 44, 172, { bold: true, size: 31 }),
      ...figures.map(([value, , x]) => said(value, x, 262, { bold: true, size: 48 })),
      said('Risco em aberto', 44, 352, { bold: true, size: 22 }),
    ) +
    words(DIM, ...figures.map(([, what, x]) => said(what, x, 294, { size: 22 }))) +
    lines(INK, 'M44 78H456') +
    path(`${poly(curve)}V536H44z`, { fill: FILL }) +
    lines(LINE, 'M44 536H456') +
    path(`M44 ${level(LIMIT)}H456`, { stroke: DIM, strokeWidth: 2, strokeDasharray: '8 6' }) +
    path(poly(curve), { stroke: INK, strokeWidth: 3, strokeLinejoin: 'miter', ...DRAWN }) +
    circle(LAST, 8, { fill: RED }) +
    words(DIM, said('limite: 45', 44, level(LIMIT) - 12, { size: 20 })) +
    words(RED, said('38 pontos', 456, level(38) + 40, { at: 'end', bold: true, size: 22 })) +
    words(DIM, said('página 1 de 3', 44, 596, { size: 20 }))
  );
}

const at = ([x, y]: Pt, ...parts: string[]) => g({ transform: `translate(${x} ${y})` }, ...parts);

/** The report that a client gets each month: the board's page floats over the technical team's. */
export function heroiRelatorio(): string {
  const [first, second] = [summary(), annex()];
  return liveSheet(
    hover(14, 9),
    shapesIn(first + second),
    g({ strokeWidth: 1.5, strokeLinecap: 'butt', strokeLinejoin: 'miter' }, at(UNDER, second)),
    el(
      'g',
      { strokeWidth: 1.5, strokeLinecap: 'butt', strokeLinejoin: 'miter', ...MOVED },
      at(OVER, path(rect(10, 12, W, H), { fill: INK, opacity: 0.3 }), first),
    ),
  );
}
