import { at, type Pt, seeded, times } from '../geometry';
import { DRAWN, MOVED, turn } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN } from '../palette';
import type { Pt3 } from '../project';
import { arc, circle, el, g, liveSheet, path, poly, rect, segments, shape } from '../svg';

const EYE: Pt = [480, 318];
/** Where the shelves begin: so near that the edges of the sheet cut them. */
const NEAR = 250;
const SHELVES = [-200, -112, -24, 64, 152, 240];

/** One-point perspective: z is the distance from the reader. */
const see = ([x, y, z]: Pt3): Pt => [EYE[0] + (x * 440) / z, EYE[1] + (y * 440) / z];

/** The goods of one side of the aisle, shelf by shelf; returns the outlines. */
function goods(side: 1 | -1, seed: number): Pt[][] {
  const rand = seeded(seed);
  return SHELVES.slice(1).flatMap((floor) => {
    const items: Pt[][] = [];
    for (let z = NEAR + 8; z < 1330; ) {
      const w = 34 + rand() * 60;
      const h = 36 + rand() * 40;
      const x = 300 * side;
      items.push([
        see([x, floor, z]),
        see([x, floor, z + w]),
        see([x, floor - h, z + w]),
        see([x, floor - h, z]),
      ]);
      z += w + 8 + (rand() > 0.85 ? 50 : 0);
    }
    return items;
  });
}

/** An aisle of shelves, and the middle of the one article that is out of place. */
function market(): [mid: Pt, parts: string[]] {
  const stock = [...goods(-1, 12), ...goods(1, 40)];
  const boards = [-1, 1].flatMap((s) =>
    SHELVES.flatMap(
      (y) =>
        [
          [see([296 * s, y, NEAR]), see([296 * s, y, 1400])],
          [see([296 * s, y + 7, NEAR]), see([296 * s, y + 7, 1400])],
        ] as const,
    ),
  );
  const posts = [-1, 1].flatMap((s) =>
    [340, 480, 680, 960, 1400].map(
      (z) => [see([296 * s, -224, z]), see([296 * s, 250, z])] as const,
    ),
  );
  const tiles = [
    ...times(9, (i) => [see([-296 + i * 74, 262, NEAR]), see([-296 + i * 74, 262, 1400])] as const),
    ...times(
      9,
      (i) => [see([-296, 262, 330 + i * i * 13]), see([296, 262, 330 + i * i * 13])] as const,
    ),
  ];
  const lamps = [440, 600, 840, 1150].flatMap((z) =>
    [-90, 90].map((x) =>
      shape([
        see([x - 34, -300, z]),
        see([x + 34, -300, z]),
        see([x + 34, -300, z * 1.22]),
        see([x - 34, -300, z * 1.22]),
      ]),
    ),
  );
  const odd = at(goods(1, 40), 31);
  const [p, q, r] = odd as [Pt, Pt, Pt];
  const mid: Pt = [Math.round((p[0] + q[0]) / 2), Math.round((p[1] + r[1]) / 2)];
  const parts = [
    path(segments(tiles), PEN.ghost),
    path(lamps.join(''), { ...PEN.fine, fill: GRAPHITE }),
    path(stock.map(shape).join(''), { ...PEN.fine, fill: GRAPHITE }),
    path(segments(boards), PEN.line),
    path(segments(posts), PEN.work),
    path(
      [-1, 1]
        .map((s) =>
          poly([
            see([296 * s, 262, NEAR]),
            see([296 * s, 262, 1400]),
            see([296 * s, -224, 1400]),
            see([296 * s, -224, NEAR]),
          ]),
        )
        .join(''),
      { ...PEN.wall, ...DRAWN },
    ),
    path(
      shape([
        see([-296, -224, 1400]),
        see([296, -224, 1400]),
        see([296, 262, 1400]),
        see([-296, 262, 1400]),
      ]),
      { ...PEN.work, fill: INK },
    ),
    path('M430 408V330H530V408M480 330V408M418 300H542', PEN.line),
    path([16, 26, 36].map((k) => arc([480, 278], k, 200, 340)).join(''), PEN.fine),
    path(shape(odd), { ...PEN.alert, strokeWidth: 3, fill: ALERT, fillOpacity: 0.35 }),
    circle(mid, 58, PEN.alert),
    path(arc(mid, 78, 120, 250), { ...PEN.watch, ...MOVED }),
    path(segments([[EYE, [mid[0] - 58, mid[1]]]]), { ...PEN.alert, strokeDasharray: '.1 7' }),
    circle(EYE, 5, { fill: PAPER }),
  ];
  return [mid, parts];
}

export function casoBarbosa(): string {
  const [mid, parts] = market();
  return liveSheet(
    turn(mid),
    el(
      'radialGradient',
      { id: 'r', r: '.55' },
      el('stop', { offset: 0.7, stopColor: PAPER }),
      el('stop', { offset: 1, stopColor: INK }),
    ),
    el('mask', { id: 'm' }, path(rect(0, 0, 960, 720), { fill: 'url(#r)' })),
    // It fades out towards its edges, as nothing ends it there.
    g({ mask: 'url(#m)' }, ...parts),
  );
}
