import { at, edges, hachures, offset, type Pt, seeded, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import {
  arc,
  circle,
  comb,
  curve,
  dots,
  el,
  g,
  liveSheet,
  nodes,
  path,
  poly,
  rect,
  segments,
  shape,
} from '../svg';

const GATES = [170, 360, 550];
const X = 470;

/** Outline of one length of wall between two gates, with a bastion towards the left, clockwise. */
function work(top: number, bottom: number): Pt[] {
  const m = (top + bottom) / 2;
  return [
    [X + 44, top],
    [X + 44, bottom],
    [X, bottom],
    [X, m + 34],
    [X - 26, m + 44],
    [X - 92, m],
    [X - 26, m - 44],
    [X, m - 34],
    [X, top],
  ];
}

/** The wall goes on past the sheet: it fades at both ends rather than being cut. */
const FADE = [
  [0, 0],
  [0.16, 1],
  [0.84, 1],
  [1, 0],
]
  .map(([where, light]) =>
    el('stop', { offset: where ?? 0, stopColor: '#fff', stopOpacity: light ?? 0 }),
  )
  .join('');

/** Traffic comes as it likes; past the gates it goes in order, and one thread is turned away. */
export function heroiRedes(): string {
  const rand = seeded(5);
  const walls = [
    [-20, 152],
    [188, 342],
    [378, 532],
    [568, 740],
  ].map(([a = 0, b = 0]) => work(a, b));
  const stream = times(24, (i) => {
    const gate = at(GATES, i);
    const y = -30 + (780 / 23) * ((i * 7) % 24);
    const pass = gate + ((i % 8) - 3.5) * 3;
    return {
      free: curve([
        [10, y],
        [150, y + (rand() - 0.5) * 120],
        [300, (y + gate * 2) / 3],
        [X - 6, pass],
        [X + 60, pass],
      ]),
      rank: pass,
    };
  });
  const turned = curve([
    [10, 470],
    [150, 400],
    [270, 330],
    [366, 352],
    [X - 14, 360],
  ]);
  const lanes = GATES.flatMap((y) => [-36, -12, 12, 36].map((d) => y + d));
  /** A few that are let through, from the crowd to their machines. */
  const passing = [3, 20].map((k) => {
    const { free, rank } = at(stream, k);
    const y = at(lanes, (k % 3) * 4 + ((rank - at(GATES, k) + 11) >> 3));
    return `${free}L${X + 110} ${rank}L${X + 150} ${y}H850`;
  });
  const ends = lanes.map((y, i): Pt => [(i % 4) % 3 ? 900 : 850, y]);
  const fade = 'heroi-redes-bruma';
  return liveSheet(
    travel(),
    `<linearGradient id="${fade}-cor" x2="0" y2="1">${FADE}</linearGradient><mask id="${fade}" maskUnits="userSpaceOnUse" x="0" y="0" width="960" height="720">${path(rect(0, 0, 960, 720), { fill: `url(#${fade}-cor)` })}</mask>`,
    g(
      { mask: `url(#${fade})` },
      g({ ...PEN.fine, strokeDasharray: '.1 6' }, path(stream.map((s) => s.free).join(''))),
      path(
        segments(
          hachures(
            walls.flatMap((w) => edges(w).slice(2, 8)),
            8,
            () => 12,
            16,
          ),
        ),
        PEN.hair,
      ),
      path(walls.map((w) => poly(offset(w, 14).slice(2))).join(''), PEN.fine),
      path(walls.map(shape).join(''), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
      path(walls.map((w) => shape(offset(w, -8))).join(''), PEN.fine),
      comb(walls.map((w) => shape(offset(w, -13))).join(''), 6, 6, PEN.hair),
    ),
    ...GATES.map((y) =>
      path(
        segments(
          times(4, (i) => [
            [X + 2 + i * 13, y - 18],
            [X + 2 + i * 13, y + 18],
          ]),
        ),
        PEN.line,
      ),
    ),
    g(
      PEN.line,
      path(
        lanes
          .map((y, i) => {
            const gate = at(GATES, Math.floor(i / 4));
            const near = gate + (y - gate) / 3;
            return `${poly([[X + 50, near], [X + 110, near], [X + 150, y], at(ends, i)])}`;
          })
          .join(''),
      ),
    ),
    path(passing.join(''), lit(PAPER, 6)),
    path(rect(690, 96, 64, 528), { ...PEN.fine, fill: INK }),
    path(lanes.map((y) => rect(702, y - 7, 40, 14)).join(''), { ...PEN.line, fill: GRAPHITE }),
    path(dots(lanes.map((y): Pt => [712, y])), { stroke: PAPER, strokeWidth: 5 }),
    nodes(ends, 6, PAPER, INK),
    path(dots(walls.map((w) => at(w, 5))), { stroke: STEEL[0], strokeWidth: 9 }),
    path(turned, PEN.alert),
    path(arc([X - 6, 360], 74, 118, 242), PEN.watch),
    circle([X - 14, 360], 8, { fill: ALERT }),
    circle([X - 14, 360], 18, PEN.alert),
  );
}
