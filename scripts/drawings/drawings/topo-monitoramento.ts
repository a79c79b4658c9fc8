import { type Pt, seeded, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, INK, PAPER, STEEL } from '../palette';
import { circle, comb, livePanorama, path, poly } from '../svg';

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

const shade = (row: number) => STEEL[row < 3 ? 4 : row < 6 ? 3 : row < 10 ? 2 : 1];

/** A watch in one picture: a line for each system, and the one that rose, until somebody answered. */
export function topoMonitoramento(): string {
  const rows = times(ROWS, ridge);
  // Each hides what stands behind it: an area whose sides and foot are beyond the picture.
  const area = (points: readonly Pt[]) => poly([[-10, 400], ...points, [1450, 400]]);
  const found = () =>
    path(poly([...CLIMB, [AT, FOOT + 4]], true), { fill: INK }) +
    path(poly(CLIMB), { stroke: ALERT, strokeWidth: 2.5, strokeLinejoin: 'miter' }) +
    circle(TOP, 6, { fill: ALERT }) +
    circle(TOP, 15, { stroke: ALERT, strokeWidth: 1.5 });
  return livePanorama(
    travel(16),
    comb('M0 12H1440', 8, 12, { stroke: STEEL[3], strokeWidth: 1 }),
    comb('M0 15H1440', 14, 72, { stroke: STEEL[1], strokeWidth: 1.5 }),
    ...rows.map((points, row) => {
      const isFound = row === ALARM;
      const stroke = isFound ? PAPER : (shade(row) ?? INK);
      const line = path(area(points), { fill: INK, stroke, strokeWidth: 1.5, ...DRAWN });
      return line + (isFound ? found() : '');
    }),
    ...rows.slice(-1).map((points) => path(poly(points), lit(PAPER, 2.5, 0.05))),
  );
}
