import { at, lerp, type Pt, seeded, sub, times } from '../geometry';
import { DRAWN, MOVED, shift } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { block, box, lift, solid, viewer } from '../project';
import { circle, el, g, liveSheet, num, path, poly, segments, shape } from '../svg';

const see = viewer([470, 396], 45, 38, 1.06);
const LONG = 250;
const HEIGHT = 58;
const ZERO = see([0, 0, 0]);

/** Half of a wall along x, with a bastion looking out towards +y; drawn once and moved about. */
const HALF: Pt[] = [
  [0, 0],
  [LONG, 0],
  [LONG, 46],
  [176, 46],
  [190, 74],
  [125, 124],
  [60, 74],
  [74, 46],
  [0, 46],
];

function halfWall(id: string): string {
  const { faces } = block(see, HALF, 0, HEIGHT);
  const walk = lift(HALF, HEIGHT).map(see);
  const mid = see([125, 46, HEIGHT]);
  const masonry = faces.map((f) => {
    const courses = times(3, (i) => {
      const t = (i + 1) / 4;
      return [lerp(at(f, 0), at(f, 3), t), lerp(at(f, 1), at(f, 2), t)] as const;
    });
    return path(shape(f), { ...PEN.work, fill: INK }) + path(segments(courses), PEN.hair);
  });
  return g(
    { id },
    ...masonry,
    path(shape(walk), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(shape(walk.map((p) => lerp(p, mid, 0.14))), PEN.fine),
    path(shape(walk.map((p) => lerp(p, mid, 0.34))), PEN.hair),
  );
}

function put(id: string, x: number, y: number): string {
  const [dx, dy] = sub(see([x, y, 0]), ZERO);
  return el('use', { href: `#${id}`, x: num(dx), y: num(dy) });
}

/** A wall and the bars of its gate, closer at every wall. */
const wall = (y: number, gate: number, bars: number) =>
  put('fw-m', -gate - LONG, y) +
  path(
    segments(
      times(bars, (i) => {
        const x = -gate + ((i + 0.5) / bars) * gate * 2;
        return [see([x, y + 24, 0]), see([x, y + 24, HEIGHT])];
      }),
    ) + poly([see([-gate, y + 24, HEIGHT]), see([gate, y + 24, HEIGHT])]),
    PEN.line,
  ) +
  put('fw-m', gate, y);

const parcel = (id: string, stroke: string, lid: string) =>
  g({ id }, solid(see, box(-10, -10, 20, 20), 0, 20, { stroke, strokeWidth: 1.8 }, INK, lid));
const parcels = (id: string, list: Pt[]) =>
  [...list]
    .sort((a, b) => a[0] + a[1] - b[0] - b[1])
    .map(([x, y]) => put(id, x, y))
    .join('');

const GAP = 46;
const row = (from: number, count: number) =>
  g(
    MOVED,
    parcels(
      'fw-p',
      times(count, (i): Pt => [0, from - i * GAP]),
    ),
  );

/** Three walls, each with a finer gate; the parcel nobody vouches for stops at the second. */
export function firewall(): string {
  const rand = seeded(3);
  const crowd = times(
    17,
    (i): Pt => [-140 + ((i * 5) % 17) * 17, 374 + rand() * 50 + (i % 3) * 26],
  );
  const halo = times(25, (i) => {
    const a = (i / 24) * Math.PI;
    return see([Math.cos(a) * 66, 104 + Math.sin(a) * 66, 0]);
  });
  const ground = times(13, (i) => -360 + i * 60).map(
    (v) => [see([v, -420, 0]), see([v, 560, 0])] as const,
  );
  const road = [-34, 34].map((x) => [see([x, -440, 0]), see([x, 600, 0])] as const);
  return liveSheet(
    shift(sub(see([0, -GAP, 0]), ZERO)),
    el(
      'defs',
      {},
      halfWall('fw-m'),
      parcel('fw-g', STEEL[1], GRAPHITE),
      parcel('fw-p', PAPER, STEEL[1]),
    ),
    g({ ...PEN.ghost, strokeDasharray: '2 8' }, path(segments(ground))),
    path(segments(road), PEN.hair),
    path(poly([see([0, -440, 0]), see([0, 600, 0])]), { ...PEN.line, strokeDasharray: '.1 8' }),
    // One comes out of each gate as one goes into the next, so that the row may move on for ever.
    row(-194, 6),
    wall(-240, 34, 9),
    row(-10, 4),
    wall(-10, 46, 6),
    path(poly(halo), PEN.watch),
    solid(see, box(-14, 84, 28, 28), 0, 28, PEN.alert, '#3A0F19', ALERT),
    circle(see([0, 98, 14]), 36, PEN.alert),
    parcels('fw-g', [
      [-20, 176],
      [22, 196],
    ]),
    wall(220, 66, 4),
    parcels('fw-g', crowd),
  );
}
