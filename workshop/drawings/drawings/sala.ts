import { appears, DRAWN, rises } from '../movement';
import { ALERT, GRAPHITE, PAPER, PEN, STEEL } from '../palette';
import { el, g, path, rect, sheet } from '../svg';
import { said, shapesIn } from '../tools/tool-labels';
import { shift } from './nsoc';

/** What the shift has in its queue, as the page shows it below. */
const QUEUE = [
  ['03:12', 'Servidor de arquivos', 'Prado'],
  ['03:05', 'Senhas em série', 'Assis'],
  ['02:48', 'Link da filial Sul', 'Nakamura'],
  ['01:31', 'Backup cedo demais', 'Moura'],
] as const;
const [LEFT, RIGHT] = [92, 868];
const row = (i: number) => 132 + i * 58;
/** The first of the queue comes in while one looks on; then somebody of the shift takes it. */
const arrives = (i: number) => (i === 0 ? rises(0.6) : {});

const LARGER_ON_A_PHONE =
  '@media(max-width:480px){.s,.e{transform:scale(1.2);transform-box:fill-box;transform-origin:0 50%}.e{transform-origin:100% 50%}}';

/** The watch room: one wall with the queue of this night, and four desks that look at it. */
export function sala(): string {
  const wall = [
    path(rect(60, 12, 840, 330), { ...PEN.wall, fill: GRAPHITE }),
    path(
      `M60 76H900${QUEUE.slice(1)
        .map((_, i) => `M${LEFT} ${row(i) + 20}H${RIGHT}`)
        .join('')}`,
      PEN.hair,
    ),
    path(`${rect(60, 80, 8, 68)}M${LEFT + 14} ${row(0) - 24}l14 14-14 14-14-14z`, {
      fill: ALERT,
      ...rises(0.6),
    }),
    path(`M${LEFT + 14} ${row(1) - 22}l13 23h-26z`, { fill: STEEL[1] }),
    path(`M${LEFT + 14} ${row(2) - 22}l13 23h-26z`, { fill: STEEL[1] }),
    path(rect(LEFT + 3, row(3) - 20, 22, 22), PEN.work),
    g(
      { fill: PAPER },
      said('Fila única', LEFT, 54, { bold: true, size: 28 }),
      ...QUEUE.map(([, what], i) =>
        g(arrives(i), said(what, LEFT + 160, row(i), { bold: true, size: 30 })),
      ),
    ),
    g(
      { fill: STEEL[0] },
      said('03:31', RIGHT, 54, { at: 'end', size: 28 }),
      ...QUEUE.map(([time], i) => g(arrives(i), said(time, LEFT + 54, row(i), { size: 28 }))),
      ...QUEUE.map(([, , who], i) =>
        g(i === 0 ? appears(2) : {}, said(who, RIGHT, row(i), { at: 'end', size: 28 })),
      ),
    ),
  ].join('');
  return sheet(
    shapesIn(wall),
    el('style', {}, LARGER_ON_A_PHONE),
    g(
      { strokeLinecap: 'butt', strokeLinejoin: 'miter' },
      wall,
      path('M30 356h900', { ...PEN.line, ...DRAWN }),
      path('M150 372H810', { ...PEN.fine, strokeLinecap: 'round', strokeDasharray: '.1 7' }),
      g({ transform: 'translate(-96 22)scale(1.2)' }, shift(478)),
    ),
  );
}
