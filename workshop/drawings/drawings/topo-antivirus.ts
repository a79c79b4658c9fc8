import { type Pt, times } from '../geometry';
import { appears, grows, stamps } from '../movement';
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

/** They light up from one edge to the other. */
const foundAt = ([x]: Pt) => 0.3 + Math.round(x / 120) / 8;

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
  const key = [none, silent, old];
  const marked = [
    ...missing.map((at) => [at, ''] as const),
    ...quiet.map((at) => [at, path(dashAt(at))] as const),
    ...outdated.map((at) => [at, path(halfAt(at), { fill: PAPER, stroke: 'none' })] as const),
  ];
  const drawing = [
    path(times(ROWS, (i) => `M${LEFT} ${TOP + i * PITCH + SIDE / 2}h${COLUMNS * PITCH}`).join(''), {
      stroke: STEEL[3],
      strokeWidth: SIDE,
      strokeDasharray: `${SIDE} ${PITCH - SIDE}`,
    }),
    g(
      { stroke: PAPER },
      path(key.map((at) => boxAt(at)).join('')),
      path(dashAt(silent)),
      path(halfAt(old), { fill: PAPER, stroke: 'none' }),
      ...marked.map(([at, mark]) =>
        g(appears(foundAt(at), 0.2), path(boxAt(at), { fill: INK }), mark),
      ),
    ),
    g(stamps(1.9), path(boxAt([x, y], 2), { stroke: ALERT, fill: INK, strokeWidth: 3 })),
    path(`M${x + SIDE / 2} ${y - 3}V62`, { stroke: ALERT, strokeWidth: 2, ...grows(2.1, 0.3) }),
    g(
      { fill: PAPER },
      g(
        appears(2.3),
        said('srv-arquivos-01, sem agente desde 2023', x - 2, 50, { bold: true, size: 22 }),
      ),
      ...KEY.map(({ at, text }) => said(text, at[0] + SIDE + 10, at[1] + 12)),
    ),
  ].join('');
  const pen = { strokeLinecap: 'butt', strokeLinejoin: 'miter', strokeWidth: 1.5 };
  return lettered(1440, 360, '', pen, drawing);
}
