import { at, type Pt, polar, seeded, times } from '../geometry';
import { breathe, DRAWN, MOVED } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import {
  arc,
  circle,
  comb,
  dots,
  g,
  liveSheet,
  nodes,
  path,
  poly,
  rect,
  ring,
  shape,
} from '../svg';

const START = 135;
const TURN = 270;

/** An instrument: graduated three-quarter circle, a reading and its needle. */
function dial(c: Pt, r: number, value: number, alarm = 1.1): string {
  const to = START + TURN * value;
  const scale = (radius: number, n: number) => ((TURN / 360) * 2 * Math.PI * radius) / n;
  return g(
    {},
    circle(c, r, { ...PEN.wall, fill: INK }),
    path(ring(c, r - 9), PEN.hair),
    comb(arc(c, r * 0.82, START, START + TURN + 1), r * 0.07, scale(r * 0.82, 60), PEN.fine),
    comb(arc(c, r * 0.8, START, START + TURN + 1), r * 0.13, scale(r * 0.8, 12), PEN.work),
    path(arc(c, r * 0.64, START, START + TURN), {
      stroke: GRAPHITE,
      strokeWidth: r * 0.09,
      strokeLinecap: 'butt',
    }),
    path(arc(c, r * 0.64, START, to), {
      stroke: STEEL[2],
      strokeWidth: r * 0.09,
      strokeLinecap: 'butt',
    }),
    path(arc(c, r * 0.53, START, START + TURN), PEN.hair),
    alarm < 1
      ? path(arc(c, r * 0.9, START + TURN * alarm, START + TURN), { ...PEN.watch, strokeWidth: 6 })
      : '',
    path(
      shape([
        polar(c, r * 0.86, to),
        polar(c, r * 0.06, to + 90),
        polar(c, r * 0.16, to + 180),
        polar(c, r * 0.06, to - 90),
      ]),
      { ...PEN.work, ...(alarm < 1 && MOVED), fill: GRAPHITE },
    ),
    circle(c, r * 0.07, { ...PEN.work, fill: INK }),
  );
}

/** Instruments over the grid of what they measure. */
export function monitoramentoTi(): string {
  const rand = seeded(21);
  const grid = times(17 * 12, (i): Pt => [64 + (i % 17) * 52, 62 + Math.floor(i / 17) * 52]);
  const links = times(34, () => {
    const [c, r] = [Math.floor(rand() * 15), Math.floor(rand() * 11)];
    const [x, y] = at(grid, r * 17 + c);
    return rand() > 0.5
      ? poly([
          [x, y],
          [x + 104, y],
          [x + 104, y + 52],
        ])
      : poly([
          [x, y],
          [x, y + 52],
          [x + 52, y + 52],
        ]);
  });
  const busy = times(22, () => at(grid, Math.floor(rand() * grid.length)));
  const trace = times(
    60,
    (i): Pt => [112 + i * 12.5, 622 - (i === 47 ? 62 : rand() * 22 + 14 * Math.sin(i / 5))],
  );
  const peak = at(trace, 47);
  return liveSheet(
    breathe([350, 288]),
    path(links.join(''), PEN.hair),
    path(dots(grid), { stroke: STEEL[3], strokeWidth: 4 }),
    path(dots(busy), { stroke: STEEL[1], strokeWidth: 7 }),
    path('M555 180H648M558 390H674M350 520V548M760 266V308M766 492V548', PEN.line),
    dial([350, 288], 232, 0.62, 0.84),
    dial([760, 150], 116, 0.34),
    dial([766, 400], 92, 0.74),
    path(rect(96, 548, 770, 104), { ...PEN.work, fill: INK }),
    path('M96 574h770M96 600h770M96 626h770', { ...PEN.ghost, strokeDasharray: '2 6' }),
    comb('M96 656h770', 8, 12.5, PEN.fine),
    path(poly(trace), { ...PEN.work, ...DRAWN }),
    path(`M${peak[0]} 548v104`, { ...PEN.alert, strokeDasharray: '.1 6' }),
    circle(peak, 6, { fill: ALERT }),
    circle(peak, 14, PEN.alert),
    nodes(
      [
        [555, 180],
        [648, 180],
        [558, 390],
        [674, 390],
        [760, 266],
        [763, 308],
      ],
      6,
      PAPER,
      INK,
    ),
  );
}
