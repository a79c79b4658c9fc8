import { type Pt, times } from '../geometry';
import { ALERT, GRAPHITE, PAPER, RED, STEEL } from '../palette';
import { circle, g, path, rect } from '../svg';
import { lettered, said } from '../tools/tool-labels';

const [COLUMNS, ROWS, PITCH, SIDE] = [34, 18, 26, 14];
const [LEFT, TOP] = [28, 84];
/** Of the machines in the order of the inventory, those that the console does not look after. */
const WITHOUT_AGENT = [5, 131, 244, 367, 590];
const SILENT = [58, 102, 187, 203, 299, 341, 418, 476, 533];
const OUTDATED = [77, 90, 155, 226, 268, 312, 389, 402, 447, 505, 561];
const GAPS = [...WITHOUT_AGENT, ...SILENT, ...OUTDATED];

const corner = (i: number): Pt => [
  LEFT + (i % COLUMNS) * PITCH,
  TOP + Math.floor(i / COLUMNS) * PITCH,
];
const box = (i: number, more = 0) => {
  const [x, y] = corner(i);
  return rect(x - more, y - more, SIDE + 2 * more, SIDE + 2 * more);
};
/** Half of it filled: what is there is old. */
const half = (i: number) => {
  const [x, y] = corner(i);
  return `M${x - 1} ${y - 1}v${SIDE + 2}h${SIDE + 2}z`;
};
const above = (i: number): Pt => [corner(i)[0] + SIDE + 10, corner(i)[1] - 10];
/** A number as in the notes beside the drawing. */
function badge(at: Pt, number: string, fill: string, ink: string): string {
  return g(
    { class: 'n' },
    circle(at, 12, { fill, stroke: ink, strokeWidth: 1.5 }),
    g({ fill: PAPER }, said(number, at[0], at[1] + 5, { bold: true, size: 14, at: 'middle' })),
  );
}

/** A mark for each machine of the inventory; what is open is a gap. */
export function parque(): string {
  const [worst = 0, ...missing] = WITHOUT_AGENT;
  const [x, y] = corner(worst);
  const all = (list: readonly number[], draw: (i: number) => string) => list.map(draw).join('');
  const drawing = [
    path(rect(0, 0, 924, 588), { fill: GRAPHITE }),
    path(times(ROWS, (i) => `M${LEFT} ${TOP + i * PITCH + SIDE / 2}h${COLUMNS * PITCH}`).join(''), {
      stroke: STEEL[3],
      strokeWidth: SIDE,
      strokeDasharray: `${SIDE} ${PITCH - SIDE}`,
    }),
    path(
      all(GAPS, (i) => box(i, 1)),
      { fill: GRAPHITE },
    ),
    path(
      all([...missing, ...SILENT, ...OUTDATED], (i) => box(i, 1)),
      {
        stroke: PAPER,
        fill: GRAPHITE,
        class: 'g',
      },
    ),
    path(
      all(SILENT, (i) => `M${corner(i)[0]} ${corner(i)[1] + SIDE / 2}h${SIDE}`),
      {
        stroke: PAPER,
        class: 'g',
      },
    ),
    path(all(OUTDATED, half), { fill: PAPER }),
    path(box(worst, 1.5), { stroke: ALERT, class: 'r' }),
    path(`M${x + SIDE / 2} ${y - 2}V58`, { stroke: ALERT, strokeWidth: 2 }),
    g(
      { fill: PAPER, class: 'w' },
      said('srv-arquivos-01, sem agente desde 2023', x + SIDE / 2 + 22, 50, {
        bold: true,
        size: 17,
      }),
    ),
    badge([x + SIDE / 2, 44], '1', RED, RED),
    badge(above(187), '2', GRAPHITE, PAPER),
    badge(above(447), '3', GRAPHITE, PAPER),
  ].join('');
  const style =
    '.g{stroke-width:1.5}.r{stroke-width:3}.n{transform-box:fill-box;transform-origin:50% 80%}' +
    '@media(max-width:520px){.w{display:none}.g{stroke-width:3}.r{stroke-width:5}.n{transform:scale(2)}}';
  const pen = { strokeLinecap: 'butt', strokeLinejoin: 'miter', strokeWidth: 1.5 };
  return lettered(924, 588, style, pen, drawing);
}
