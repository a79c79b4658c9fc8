import type { Pt } from '../geometry';
import { appears, calls, draws } from '../movement';
import { ALERT, INK, PAPER, STEEL } from '../palette';
import { arc, circle, document, el, g, path, poly, rect } from '../svg';
import { said, shapesIn } from '../tools/tool-labels';

const WATCH: Pt = [480, 380];
const along = (y: number, ...xs: number[]) => xs.map((x): Pt => [x, y]);

/** Forty points, ten for each hundred assets of 2012: 100 then, 262 in 2020, 301 in 2021, 400 in 2024. */
const TILLS = along(380, 80, 160, 240, 320, 400, 560, 640, 720, 800, 880);
const GARAGES: Pt[] = [
  [320, 300],
  ...along(220, 400, 480, 560, 640, 720, 160),
  [160, 300],
  [640, 460],
  ...along(540, 560, 480, 400, 320, 240, 800),
  [800, 460],
];
const COMPANIES = [...along(140, 800, 880), ...along(620, 160, 80)];
const LATEST = [...along(140, 320, 240, 160, 80, 480), ...along(620, 640, 720, 800, 880, 480)];

/** The roads between them, each to where the next ones begin. */
const ROADS: Record<'first' | 'grown' | 'latest', Pt[][]> = {
  first: [along(380, 80, 880)],
  grown: [
    [[240, 380], ...along(220, 400, 720)],
    [[720, 380], ...along(540, 560, 240)],
    [
      [160, 380],
      [160, 220],
    ],
    [
      [800, 380],
      [800, 540],
    ],
    [[720, 220], ...along(140, 800, 880)],
    [[240, 540], ...along(620, 160, 80)],
  ],
  latest: [
    [[400, 220], ...along(140, 320, 80)],
    [[560, 540], ...along(620, 640, 880)],
    [
      [480, 220],
      [480, 140],
    ],
    [
      [480, 540],
      [480, 620],
    ],
  ],
};
const roads = (name: keyof typeof ROADS) => ROADS[name].map((points) => poly(points)).join('');

/** Whoever was taken over waits behind a gate before it is let into the group. */
const gate = ([x, y]: Pt) => path(`M${x - 12} ${y - 12}l24 24`, { stroke: PAPER, strokeWidth: 4 });
const squares = (points: readonly Pt[], r: number) =>
  points.map(([x, y]) => rect(x - r, y - r, 2 * r, 2 * r)).join('');
const diamonds = (points: readonly Pt[], r: number) =>
  points.map(([x, y]) => `M${x - r} ${y}l${r} ${-r} ${r} ${r} ${-r} ${r}z`).join('');

const map = () =>
  [
    path(roads('latest'), { stroke: STEEL[3], strokeWidth: 3, ...draws(1.4, 0.8) }),
    path(roads('grown'), { stroke: STEEL[2], strokeWidth: 3, ...draws(0.4, 0.9) }),
    path(roads('first'), { stroke: PAPER, strokeWidth: 5 }),
    path(squares(GARAGES, 9), { fill: INK, stroke: STEEL[0], strokeWidth: 3, ...appears(0.9) }),
    g(
      appears(1.4),
      gate([760, 180]),
      gate([200, 580]),
      path(diamonds(COMPANIES, 13), { fill: INK, stroke: STEEL[0], strokeWidth: 3 }),
    ),
    g(
      { ...appears(2), fill: INK, stroke: STEEL[1], strokeWidth: 3 },
      ...LATEST.map((at) => circle(at, 9)),
    ),
    ...TILLS.map((at) => circle(at, 10, { fill: PAPER })),
    circle(WATCH, 46, { fill: INK, stroke: ALERT, strokeWidth: 3 }),
    circle(WATCH, 16, { fill: ALERT }),
    circle(WATCH, 150, { stroke: ALERT, strokeWidth: 3, ...calls(2.1, 0.8) }),
    path(arc(WATCH, 66, 200, 340), { stroke: ALERT, strokeWidth: 4 }),
  ].join('');

/** The network of 2012 grows into that of 2024, four times as large, and the one watch in the middle of both. */
export const topoCometa = () => {
  const small = { size: 25 };
  const large = { size: 46, bold: true };
  const wide =
    g({ fill: PAPER }, said('2012: guichês', 80, 426, { ...small, bold: true })) +
    g(
      { fill: STEEL[1] },
      g(appears(0.9), said('até 2020: garagens', 560, 268, small)),
      g(appears(1.4), said('2021: duas empresas', 912, 100, { ...small, at: 'end' })),
      g(appears(2), said('2024: quatro vezes 2012', 912, 676, { ...small, at: 'end' })),
    ) +
    g({ fill: ALERT }, said('o mesmo plantão', 480, 470, { ...small, bold: true, at: 'middle' }));
  const narrow =
    g({ fill: PAPER }, said('2012', 64, 446, large)) +
    g({ fill: STEEL[1], ...appears(2) }, said('2024', 912, 696, { ...large, at: 'end' })) +
    g({ fill: ALERT }, said('o mesmo plantão', 376, 288, large));
  return document(
    960,
    720,
    shapesIn(wide + narrow),
    el('style', {}, '.l{display:none}@media(max-width:480px){.w{display:none}.l{display:inline}}'),
    map(),
    g({ class: 'w' }, wide),
    g({ class: 'l' }, narrow),
  );
};
