import { starFort } from '../fort';
import { at, type Pt, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
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
  tickRing,
} from '../svg';

/** Lines of the network, in eighths of a turn as transport maps draw them. */
const ROUTES: Pt[][] = [
  [
    [30, 250],
    [180, 250],
    [270, 160],
    [520, 160],
    [640, 40],
    [930, 40],
  ],
  [
    [30, 90],
    [240, 90],
    [400, 250],
    [660, 250],
    [770, 140],
    [940, 140],
  ],
  [
    [130, 20],
    [130, 170],
    [240, 280],
    [560, 280],
    [700, 280],
    [940, 280],
  ],
  [
    [360, 20],
    [360, 110],
    [480, 230],
    [480, 330],
  ],
  [
    [820, 20],
    [820, 200],
    [740, 280],
  ],
];
const STOPS: Pt[] = [
  [130, 250],
  [130, 90],
  [270, 160],
  [360, 160],
  [310, 160],
  [430, 160],
  [450, 250],
  [570, 250],
  [680, 230],
  [820, 90],
  [820, 140],
  [330, 280],
  [620, 280],
  [860, 280],
  [60, 90],
  [60, 250],
  [900, 40],
  [720, 40],
  [480, 280],
];
const CHANGES: Pt[] = [
  [360, 160],
  [480, 250],
  [820, 140],
  [130, 250],
];

/** A wheel read as a small fort. */
const wheel = (x: number) => {
  const c: Pt = [x, 610];
  return (
    circle(c, 56, { ...PEN.wall, fill: INK }) +
    path(ring(c, 47), PEN.fine) +
    tickRing(c, 51, 7, 48, PEN.fine) +
    path(shape(starFort(c, 34, 6).trace), { ...PEN.work, fill: GRAPHITE }) +
    circle(c, 8, { ...PEN.work, fill: INK })
  );
};

/** The bus fleet: one coach below, and above it the lines on which every coach is seen. */
export function casoCometa(): string {
  const panes = times(7, (i) => rect(226 + i * 86, 412, 76, 74));
  const glint = times(
    7,
    (i) =>
      poly([
        [240 + i * 86, 474],
        [276 + i * 86, 424],
      ]) +
      poly([
        [254 + i * 86, 474],
        [290 + i * 86, 424],
      ]),
  );
  const here: Pt = [570, 250];
  return liveSheet(
    travel(),
    g(
      { ...PEN.line, strokeWidth: 2.6 },
      path(
        ROUTES.slice(0, 3)
          .map((r) => poly(r))
          .join(''),
      ),
    ),
    g(
      { ...PEN.fine, strokeDasharray: '3 7' },
      path(
        ROUTES.slice(3)
          .map((r) => poly(r))
          .join(''),
      ),
    ),
    path(
      ROUTES.slice(0, 2)
        .map((r) => poly(r.map(([x, y]): Pt => [x, y + 9])))
        .join(''),
      PEN.hair,
    ),
    nodes(STOPS, 6, STEEL[0], INK),
    nodes(CHANGES, 11, PAPER, INK),
    path(dots(CHANGES), { stroke: PAPER, strokeWidth: 7 }),
    path(poly(at(ROUTES, 1)), lit(PAPER, 9)),
    path('M82 606V430Q86 384 138 380H850Q886 382 890 420L902 560V606z', {
      ...PEN.wall,
      ...DRAWN,
      fill: GRAPHITE,
    }),
    path('M138 380L160 352H720L744 380', { ...PEN.work, fill: INK }),
    comb('M176 366H716', 14, 12, PEN.fine),
    path('M82 520H898M82 532H899', PEN.line),
    comb('M96 554H224M370 554H656M792 554H890', 26, 8, PEN.hair),
    path('M96 500V430Q98 400 134 398H206V500z', { ...PEN.work, fill: INK }),
    path(panes.join(''), { ...PEN.line, fill: INK }),
    path(glint.join(''), PEN.hair),
    path('M836 412H868Q876 412 878 424L888 590H836zM862 412V590', { ...PEN.line, fill: INK }),
    path('M82 574H70V552H82M900 566H912V584H902', PEN.work),
    wheel(292),
    wheel(724),
    path('M20 668H940', PEN.wall),
    comb('M30 684H930', 4, 46, { ...PEN.line, strokeWidth: 26 }),
    path(poly([here, [570, 344], [440, 344], [440, 366]]), {
      ...PEN.alert,
      strokeDasharray: '.1 7',
    }),
    path(poly(at(ROUTES, 1).slice(2, 4)), { ...PEN.alert, strokeWidth: 4 }),
    nodes(
      [
        [450, 250],
        [480, 250],
      ],
      7,
      ALERT,
      INK,
    ),
    circle(here, 12, { fill: ALERT }),
    circle(here, 26, PEN.alert),
    path(arc(here, 44, -150, -20), PEN.watch),
    circle([440, 366], 6, { fill: ALERT }),
  );
}
