import { type Pt, seeded, times } from '../geometry';
import { appears, calls, DRAWN, draws, stamps } from '../movement';
import { ALERT, INK, PAPER, STEEL } from '../palette';
import { circle, comb, edgeToEdge, el, g, num, path, poly, rect } from '../svg';
import { said, shapesIn } from '../tools/tool-labels';

const ROWS = 13;
const STEP = 21;
/** The system that is found, where in the night, and how high it rose. */
const [ALARM, AT, HEIGHT] = [8, 838, 172];
const FOOT = 92 + ALARM * STEP;
const TOP: Pt = [AT, FOOT - HEIGHT];

const rand = seeded(24);
const hump = (x: number, at: number, wide: number) => Math.exp(-(((x - at) / wide) ** 2));

/** How one system answers all night long: hills, as high as it has work. */
function ridge(row: number): Pt[] {
  const hills = times(10, () => [rand() * 1500 - 30, 16 + rand() * 46, 5 + rand() * 22] as const);
  return times(83, (i): Pt => {
    const x = Math.round(i * 17.8 - 10);
    const height = hills.reduce((sum, [at, wide, high]) => sum + high * hump(x, at, wide), 0);
    const work = row === ALARM ? 0.15 : 1;
    return [x, Math.round(92 + row * STEP - (height + rand() * 2.4) * work)];
  });
}

const CLIMB: Pt[] = [
  [AT - 74, FOOT - 1],
  [AT - 46, FOOT - 16],
  [AT - 30, FOOT - 12],
  [AT - 8, FOOT - HEIGHT + 22],
  TOP,
  [AT + 10, FOOT - HEIGHT + 34],
  [AT + 24, FOOT - 58],
  [AT + 46, FOOT - 40],
  [AT + 64, FOOT - 6],
  [AT + 92, FOOT - 1],
];

/** Pixels of an hour; where the line passed its limit, at 02:14; and where 23h is. */
const HOUR = 195;
const LATE = AT - 30;
const START = LATE - (3 + 14 / 60) * HOUR;

/** A name in its own line, which makes way for it. */
function named(row: number, name: string, x: number, wide: number, fill: string, bold = false) {
  const y = 92 + row * STEP;
  const place = path(rect(x - 8, y - 13, wide + 16, 24), { fill: INK });
  return place + g({ fill }, said(name, x, y + 5, { bold }));
}

/** The hours of the night, and what is read in it; in a narrow window only its middle is seen. */
const labels = () => [
  g(
    { fill: STEEL[1] },
    ...times(7, (i) =>
      said(`${String((23 + i) % 24).padStart(2, '0')}h`, START + i * HOUR, 42, { at: 'middle' }),
    ),
  ),
  path(`M${LATE} 8V${FOOT - 14}`, {
    stroke: ALERT,
    strokeWidth: 1.5,
    strokeDasharray: '3 5',
    ...appears(0.6),
  }),
  path(rect(LATE - 92, 62, 84, 30), { fill: INK }),
  g(
    { fill: ALERT, ...appears(0.6) },
    said('02:14', LATE - 12, 86, { bold: true, size: 28, at: 'end' }),
  ),
  path(rect(AT + 20, TOP[1] - 16, 92, 26), { fill: INK, ...appears(1.5) }),
  g({ fill: PAPER, ...appears(1.5) }, said('3.150 ms', AT + 28, TOP[1] + 4, { bold: true })),
  named(ALARM, 'sistema de pedidos', LATE - 212, 162, PAPER, true),
  g(
    { class: 'w' },
    named(1, 'correio', 120, 60, STEEL[1]),
    named(4, 'link de Campinas', 120, 142, STEEL[1]),
    named(6, 'banco de dados', 120, 130, STEEL[1]),
    named(11, 'cópias da noite', 120, 126, STEEL[1]),
    g(appears(2.4), named(ALARM, '02:43, resposta normal', AT + 112, 190, PAPER)),
  ),
];

const shade = (row: number) => STEEL[row < 3 ? 4 : row < 6 ? 3 : row < 10 ? 2 : 1];

/** A watch in one picture: a line for each system, and the one that rises at 02:14: the call goes out, until somebody answers. */
export function topoMonitoramento(): string {
  const rows = times(ROWS, ridge);
  // Each hides what stands behind it: an area whose sides and foot are beyond the picture.
  const area = (points: readonly Pt[]) => poly([[-10, 400], ...points, [1450, 400]]);
  const found = () =>
    path(poly([...CLIMB, [AT, FOOT + 4]], true), { fill: INK, ...appears(0.6, 0.8) }) +
    path(poly(CLIMB), {
      stroke: ALERT,
      strokeWidth: 2.5,
      strokeLinejoin: 'miter',
      ...draws(0.6, 1),
    }) +
    circle(TOP, 6, { fill: ALERT, ...stamps(1.4) }) +
    circle(TOP, 15, { stroke: ALERT, strokeWidth: 1.5, ...appears(1.5) }) +
    [1.5, 1.9, 2.3]
      .map((at) => circle(TOP, 74, { stroke: ALERT, strokeWidth: 2, ...calls(at, 0.7) }))
      .join('');
  const read = labels().join('');
  const from = num(START - HOUR);
  return edgeToEdge(
    el('style', {}, '@media(max-width:960px){.w{display:none}}'),
    shapesIn(read),
    comb(`M${from} 12H1440`, 8, HOUR / 12, { stroke: STEEL[3], strokeWidth: 1 }),
    comb(`M${from} 15H1440`, 14, HOUR, { stroke: STEEL[1], strokeWidth: 1.5 }),
    ...rows.map((points, row) => {
      const isFound = row === ALARM;
      const stroke = isFound ? PAPER : (shade(row) ?? INK);
      const line = path(area(points), { fill: INK, stroke, strokeWidth: 1.5, ...DRAWN });
      return line + (isFound ? found() : '');
    }),
    read,
  );
}
