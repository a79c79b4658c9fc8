import { type Pt, times } from '../geometry';
import { ALERT, INK, PAPER, STEEL } from '../palette';
import { g, path, rect } from '../svg';
import { lettered, said } from '../tools/tool-labels';

const [COLUMNS, ROWS, PITCH, SIDE] = [68, 9, 21, 12];
const [LEFT, TOP] = [10.5, 106];
/** Of the machines in the order of the inventory, those that the console does not look after. */
const WITHOUT_AGENT = [22, 131, 247, 367, 590];
const SILENT = [58, 102, 187, 236, 299, 341, 418, 476, 533];
const OUTDATED = [77, 90, 155, 169, 268, 312, 389, 404, 447, 505, 561];
const [WORST = 0, ...MISSING] = WITHOUT_AGENT;

const corner = (i: number): Pt => [
  LEFT + (i % COLUMNS) * PITCH,
  TOP + Math.floor(i / COLUMNS) * PITCH,
];
const boxAt = ([x, y]: Pt, more = 1) => rect(x - more, y - more, SIDE + 2 * more, SIDE + 2 * more);
const dashAt = ([x, y]: Pt) => `M${x} ${y + SIDE / 2}h${SIDE}`;
/** Half of it filled: what is there is old. */
const halfAt = ([x, y]: Pt) => `M${x - 1} ${y - 1}v${SIDE + 2}h${SIDE + 2}z`;

/** What the open marks mean: each with its place, where a narrow window shows it too. */
const KEY: { at: Pt; text: string }[] = [
  { at: [474, 330], text: '5 sem agente' },
  { at: [634, 330], text: '9 sem contato' },
  { at: [800, 330], text: '11 desatualizadas' },
];

/** A mark for each machine of the inventory, from edge to edge; what is open is a gap. */
export function topoAntivirus(): string {
  const [none, silent, old] = KEY.map(({ at }) => at) as [Pt, Pt, Pt];
  const [missing, quiet, outdated] = [MISSING, SILENT, OUTDATED].map((list) =>
    list.map(corner),
  ) as [Pt[], Pt[], Pt[]];
  const [x, y] = corner(WORST);
  const open = [...missing, ...quiet, ...outdated, none, silent, old];
  const drawing = [
    path(times(ROWS, (i) => `M${LEFT} ${TOP + i * PITCH + SIDE / 2}h${COLUMNS * PITCH}`).join(''), {
      stroke: STEEL[3],
      strokeWidth: SIDE,
      strokeDasharray: `${SIDE} ${PITCH - SIDE}`,
    }),
    path(open.map((at) => boxAt(at)).join(''), { stroke: PAPER, fill: INK }),
    path([...quiet, silent].map(dashAt).join(''), { stroke: PAPER }),
    path([...outdated, old].map(halfAt).join(''), { fill: PAPER }),
    path(boxAt([x, y], 2), { stroke: ALERT, fill: INK, strokeWidth: 3 }),
    path(`M${x + SIDE / 2} ${y - 3}V62`, { stroke: ALERT, strokeWidth: 2 }),
    g(
      { fill: PAPER },
      said('srv-arquivos-01, sem agente desde 2023', x - 2, 50, { bold: true, size: 22 }),
      ...KEY.map(({ at, text }) => said(text, at[0] + SIDE + 10, at[1] + 12)),
    ),
  ].join('');
  const pen = { strokeLinecap: 'butt', strokeLinejoin: 'miter', strokeWidth: 1.5 };
  return lettered(1440, 360, '', pen, drawing);
}
