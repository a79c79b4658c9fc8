import { times } from '../geometry';
import { appears, draws } from '../movement';
import { ALERT, GRAPHITE, PAPER, PEN, STEEL } from '../palette';
import { g, path, rect, sheet } from '../svg';
import { said, shapesIn } from '../tools/tool-labels';

/** What each line of the rule was, how wide that is written, and what it is now; as the page compares them. */
const LINES = [
  ['De', 'Qualquer máquina', 300, 'Caixas das lojas'],
  ['Para', 'Qualquer endereço', 320, 'Autorizadora'],
  ['Passa', 'TCP 8000 a 9000', 304, 'TCP 8443'],
  ['Vale até', 'Sem data', 158, '31/03/2027'],
] as const;
const [LEFT, TEXT, RIGHT] = [84, 280, 876];
const row = (i: number) => 214 + i * 132;
/** When a line is struck out; what takes its place is written then. */
const struck = (i: number) => 0.5 + i * 0.45;

/** A rule of the firewall is struck out line by line, and written anew. */
export function topoRegra(): string {
  const old = { size: 36 };
  const words =
    g({ fill: PAPER }, said('Passar o cartão nas lojas', LEFT, 104, { bold: true, size: 42 })) +
    g(
      { fill: STEEL[1] },
      ...LINES.map(([name], i) => said(name, LEFT, row(i), old)),
      ...LINES.map(([, was], i) => said(was, TEXT, row(i), old)),
    ) +
    g(
      { fill: PAPER },
      ...LINES.map(([, , , now], i) =>
        g(appears(struck(i) + 0.35), said(now, TEXT, row(i) + 54, { bold: true, size: 46 })),
      ),
    );
  return sheet(
    shapesIn(words),
    path(rect(40, 20, 880, 684), { ...PEN.wall, fill: GRAPHITE, strokeLinejoin: 'miter' }),
    path(`M40 148H920${times(3, (i) => `M${LEFT} ${row(i) + 82}H${RIGHT}`).join('')}`, PEN.hair),
    words,
    ...LINES.map(([, , wide], i) =>
      path(`M${TEXT - 10} ${row(i) - 12}h${wide + 16}`, {
        stroke: ALERT,
        strokeWidth: 5,
        strokeLinecap: 'butt',
        ...draws(struck(i), 0.35),
      }),
    ),
  );
}
