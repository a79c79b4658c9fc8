import { starFort } from '../fort';
import { at, ngon, offset, type Pt, seeded, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, INK, PAPER, PEN, STEEL } from '../palette';
import { box, lift, solid, viewer } from '../project';
import { circle, dots, g, liveSheet, nodes, path, poly, segments, shape } from '../svg';

const see = viewer([480, 546], 45, 31, 0.94);
const SIDE = 236;
const FLOORS = [0, 150, 300, 450];
const O: Pt = [0, 0];

const plate = (z: number, pen = PEN.work) =>
  solid(see, box(-SIDE, -SIDE, SIDE * 2, SIDE * 2), z - 14, z, pen) +
  path(
    shape(lift(box(-SIDE + 16, -SIDE + 16, SIDE * 2 - 32, SIDE * 2 - 32), z).map(see)),
    PEN.hair,
  );

function machines(z: number): string {
  const rand = seeded(8);
  const plots = times(25, (i): Pt => [-192 + (i % 5) * 82, -192 + Math.floor(i / 5) * 82]);
  const height = () => 16 + Math.floor(rand() * 4) * 15;
  return g(PEN.line, ...plots.map(([x, y]) => solid(see, box(x, y, 54, 54), z, z + height(), {})));
}

function network(z: number): string {
  const spots = [...ngon(O, 80, 5, -20), ...ngon(O, 186, 10, 8)];
  const place = (p: Pt) => see([...p, z]);
  const links = times(
    10,
    (i) =>
      [
        [place(at(spots, 5 + i)), place(at(spots, 5 + ((i + 1) % 10)))],
        [place(at(spots, 5 + i)), place(at(spots, Math.floor(i / 2)))],
      ] as const,
  ).flat();
  const core = times(5, (i) => [place(at(spots, i)), place(at(spots, (i + 2) % 5))] as const);
  return (
    path(segments(links), PEN.line) +
    path(segments(core), PEN.fine) +
    nodes(spots.map(place), 7, PAPER, INK)
  );
}

function windows(z: number): string {
  const frames = [
    [-190, -190, 230, 170],
    [70, -190, 120, 80],
    [70, -84, 120, 274],
    [-190, 10, 100, 180],
    [-60, 10, 100, 180],
  ];
  const plan = (x = 0, y = 0, w = 0, h = 0) => lift(box(x, y, w, h), z).map(see);
  const text = frames.flatMap(([x = 0, y = 0, w = 0, h = 0]) =>
    times(
      Math.floor(h / 30),
      (i) =>
        [
          see([x + 14, y + 22 + i * 28, z]),
          see([x + w - 16 - ((i * 31) % 40), y + 22 + i * 28, z]),
        ] as const,
    ),
  );
  return (
    path(frames.map((f) => shape(plan(...f))).join(''), { ...PEN.line, fill: INK }) +
    path(segments(text), PEN.fine)
  );
}

function fortress(z: number): string {
  const fort = starFort(O, 206, 6, -60);
  const flat = (points: readonly Pt[], h: number) => lift(points, h).map(see);
  return (
    path(fort.fronts.map((f) => shape(flat(f.ravelin, z))).join(''), PEN.fine) +
    solid(see, fort.trace, z, z + 26, { ...PEN.wall, ...DRAWN }) +
    path(shape(flat(offset(fort.trace, -9), z + 26)), PEN.fine) +
    path(shape(flat(offset(fort.trace, -20), z + 26)), { ...PEN.hair, fill: INK }) +
    solid(see, starFort(O, 74, 6).trace, z + 26, z + 58, PEN.work) +
    path(dots(flat(fort.salients, z + 26)), { stroke: PAPER, strokeWidth: 8 })
  );
}

/** The estate in layers: machines, network, systems, and the defence over them. */
export function gestaoTi(): string {
  const posts = [
    [-SIDE, SIDE],
    [SIDE, SIDE],
    [SIDE, -SIDE],
  ] as Pt[];
  const between = (i: number) =>
    path(
      segments(posts.map((p) => [see([...p, at(FLOORS, i)]), see([...p, at(FLOORS, i + 1) - 14])])),
      { ...PEN.line, strokeDasharray: '.1 8' },
    );
  const fault: Pt = [175, 66];
  const rise = (z: number) => see([...fault, z]);
  const drawn = [machines, network, windows, fortress].map(
    (f, i) => plate(at(FLOORS, i)) + f(at(FLOORS, i)) + (i < 3 ? between(i) : ''),
  );
  return liveSheet(
    travel(),
    path(shape(lift(box(-SIDE - 30, -SIDE - 30, SIDE * 2 + 60, SIDE * 2 + 60), -14).map(see)), {
      ...PEN.hair,
      strokeDasharray: '2 7',
    }),
    ...drawn.slice(0, 2),
    path(
      shape(lift(ngon(fault, 30, 24), at(FLOORS, 1)).map(see)) +
        shape(lift(ngon(fault, 54, 30), at(FLOORS, 1)).map(see)),
      PEN.alert,
    ),
    circle(rise(at(FLOORS, 1)), 8, { fill: ALERT }),
    ...drawn.slice(2),
    path(
      segments([
        [see([SIDE, 66, at(FLOORS, 1)]), see([SIDE + 70, 66, at(FLOORS, 1)])],
        [see([SIDE + 70, 66, at(FLOORS, 1)]), see([SIDE + 70, 66, at(FLOORS, 3)])],
      ]),
      PEN.alert,
    ),
    path(
      segments([[see([SIDE + 70, 66, at(FLOORS, 3)]), see([SIDE, 66, at(FLOORS, 3)])]]),
      PEN.alert,
    ),
    path(
      poly(
        [
          [SIDE, 1],
          [SIDE + 70, 1],
          [SIDE + 70, 3],
          [SIDE, 3],
        ].map(([x = 0, floor = 0]) => see([x, 66, at(FLOORS, floor)])),
      ),
      lit(PAPER, 7),
    ),
    path(dots(FLOORS.map((z) => see([SIDE + 70, 66, z])).slice(1)), {
      stroke: ALERT,
      strokeWidth: 8,
    }),
    path(dots(FLOORS.map((z) => see([-SIDE, SIDE, z]))), { stroke: STEEL[0], strokeWidth: 7 }),
  );
}
