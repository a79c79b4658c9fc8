import { at, edges, ngon, type Pt, polar, times } from '../geometry';
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
  segments,
  shape,
  tickRing,
} from '../svg';

const LENS: Pt = [742, 330];
const RADIUS = 204; // within the liveSheet

/** A test tube hanging in the rack, filled to a level. */
const tube = (x: number, level: number, colour: string) =>
  path(`M${x - 17} 330V556a17 17 0 0 0 34 0V330M${x - 23} 326h46`, { ...PEN.work, fill: INK }) +
  comb(`M${x} ${level}V566`, 24, 6, { stroke: colour, strokeWidth: 2 }) +
  path(`M${x - 17} ${level}h34`, { stroke: colour, strokeWidth: 2.6 }) +
  path(`M${x - 9} 344v60`, PEN.fine);

/** Honeycomb of molecules behind the bench. */
function lattice() {
  const cells = times(18, (i) => {
    const [c, r] = [i % 6, Math.floor(i / 6)];
    return ngon([92 + c * 78, 90 + r * 68 + (c % 2) * 34], 45, 6, 0);
  }).filter((_, i) => ![0, 5, 6, 12, 13, 17, 16].includes(i));
  return { cells, atoms: cells.flatMap((c) => c.filter((_, i) => i % 2 === 0)) };
}

function microscope(): string {
  return (
    path('M612 634H884L862 600H640z', { ...PEN.wall, fill: GRAPHITE }) +
    path('M812 600C884 540 892 388 796 318L770 352C828 406 824 500 770 560H690V600z', {
      ...PEN.wall,
      fill: GRAPHITE,
    }) +
    path('M800 586C858 528 864 402 790 338', PEN.fine) +
    comb('M834 556C864 500 862 424 826 372', 14, 6, PEN.fine) +
    path('M612 520H776V536H612zM640 520V508H716V520', { ...PEN.work, fill: INK }) +
    g(
      { transform: 'rotate(-24 742 300)' },
      path(rect(712, 150, 60, 210) + rect(720, 108, 44, 42) + rect(726, 84, 32, 24), {
        ...PEN.wall,
        fill: GRAPHITE,
      }),
      path('M712 190H772M712 206H772M712 320H772M720 122H764M720 136H764', PEN.line),
      path('M722 360H762L754 396H730zM734 396H750L747 426H737z', { ...PEN.work, fill: INK }),
      comb('M742 214V312', 44, 7, PEN.hair),
    ) +
    path(ring([822, 452], 26) + ring([822, 452], 15), { ...PEN.work, fill: INK })
  );
}

/** The laboratory: samples in their rack, the microscope on the one that matters. */
export function casoAfip(): string {
  const { cells, atoms } = lattice();
  const xs = times(7, (i) => 118 + i * 66);
  const levels = [430, 470, 412, 446, 402, 482, 440];
  const field: Pt = [690, 512];
  const bonds = edges(at(cells, 5)).slice(0, 3);
  return liveSheet(
    travel(),
    path(cells.map(shape).join(''), PEN.hair),
    path(segments(bonds), PEN.line),
    path(cells.slice(3, 7).map(shape).join(''), PEN.fine),
    path(dots(atoms), { stroke: STEEL[2], strokeWidth: 8 }),
    tickRing(LENS, RADIUS - 16, 10, 100, PEN.hair),
    path(arc(LENS, RADIUS, 150, 395), PEN.ghost),
    ...xs.map((x, i) => tube(x, at(levels, i), i === 4 ? ALERT : STEEL[1])),
    path('M74 366H558V390H74zM74 540H558V560H74z', {
      ...PEN.wall,
      fill: GRAPHITE,
      fillOpacity: 0.72,
    }),
    path('M90 390V606H74V366M542 390V606H558V366M60 606H572V634H60z', {
      ...PEN.wall,
      ...DRAWN,
      fill: GRAPHITE,
    }),
    comb('M70 620H562', 14, 9, PEN.fine),
    microscope(),
    path('M20 636H940', { ...PEN.wall, ...DRAWN }),
    comb('M30 650H930', 16, 9, PEN.hair),
    path(
      segments([
        [
          [at(xs, 4), 402],
          [at(xs, 4), 268],
        ],
        [
          [at(xs, 4), 268],
          [600, 268],
        ],
        [[600, 268], field],
      ]),
      { ...PEN.alert, strokeDasharray: '.1 7' },
    ),
    path(poly([[at(xs, 4), 402], [at(xs, 4), 268], [600, 268], field]), lit(ALERT, 7)),
    path(arc(field, 44, 180, 350), PEN.watch),
    circle(field, 7, { fill: ALERT }),
    circle([at(xs, 4), 268], 13, { ...PEN.alert, fill: INK }),
    nodes([polar(LENS, RADIUS, 215), polar(LENS, RADIUS, 300)], 6, PAPER, INK),
  );
}
