import { starFort } from '../fort';
import { type Pt, times } from '../geometry';
import { BLANK, flat, onLeft, onRight, put, SIDES, see } from '../isometric';
import { INK, RED } from '../palette';
import { box, lift } from '../project';
import { el, filling, g, num, path, poly, rect, shape } from '../svg';
import { LINE, said, WHITE } from '../tools/tool-board';
import { shapesIn } from '../tools/tool-labels';

const [W, H] = [1200, 390];
/** A zone's floor is a square of twice as much. */
const HALF = 92;

const PEN = { ...SIDES, stroke: INK };
const FINE = { stroke: LINE };

const level = (y: number, from: number, to: number, z: number) =>
  poly(
    onLeft(y, [
      [from, z],
      [to, z],
    ]),
  );

/** What the firm decides: the plan over its table, the lesson on its board, a flaw found in a block. */
function decisions(): string {
  const crack: Pt[] = [
    [44, 40],
    [52, 28],
    [46, 20],
    [58, 6],
  ];
  const envelope = onLeft(-54, box(-4, 24, 56, 34));
  const flap = onLeft(-54, [
    [-4, 58],
    [24, 40],
    [52, 58],
  ]);
  return (
    put(box(-20, -60, 92, 6), 0, 74) +
    path(shape(envelope) + poly(flap), BLANK) +
    put(box(-78, -22, 74, 62), 0, 22) +
    path(flat(box(-74, -18, 66, 54), 46), BLANK) +
    path(shape(lift(starFort([-52, 10], 17, 5, -90).trace, 46).map(see))) +
    path(
      times(4, (i) =>
        poly(
          lift(
            [
              [-24, -8 + i * 11],
              [-12, -8 + i * 11],
            ],
            46,
          ).map(see),
        ),
      ).join(''),
      FINE,
    ) +
    put(box(34, 34, 40, 40), 0, 40) +
    path(poly(onLeft(74, crack)), { fill: 'none', strokeWidth: 2.4 })
  );
}

/** What people work at: the watch's wall of screens, a shielded laptop, the door from outside. */
function machines(): string {
  const screens = times(3, (i) => shape(onLeft(-38, box(-78 + i * 30, 34, 25, 30)))).join('');
  const wave = poly(
    onLeft(-38, [
      [-46, 44],
      [-38, 44],
      [-34, 58],
      [-29, 38],
      [-25, 44],
    ]),
  );
  const shield = shape(
    onLeft(-52, [
      [50, 52],
      [62, 48],
      [61, 32],
      [50, 22],
      [39, 32],
      [38, 48],
    ]),
  );
  return (
    put(box(-82, -44, 98, 6), 0, 74) +
    path(screens, BLANK) +
    path(
      `${wave}${level(-38, -74, -58, 56)}${level(-38, -74, -62, 49)}${level(-38, -74, -56, 42)}`,
      FINE,
    ) +
    put(box(-74, -8, 80, 22), 0, 20) +
    put(box(28, -58, 44, 6), 8, 62) +
    put(box(28, -52, 44, 40), 0, 8) +
    path(shield, BLANK) +
    put(box(24, 52, 56, 10), 0, 66) +
    path(shape(onLeft(62, box(34, 0, 36, 54))), BLANK) +
    path(
      shape(
        onLeft(62, [
          [34, 0],
          [34, 54],
          [52, 48],
          [52, -6],
        ]),
      ),
      {},
    )
  );
}

/** What runs: racks, the goods that are bought for them, the desk that measures both. */
function servers(): string {
  const rack = (x: number) =>
    put(box(x, -40, 30, 52), 0, 72) +
    path(times(6, (i) => level(12, x + 5, x + 25, 14 + i * 10)).join(''), FINE);
  const curve = onLeft(58, [
    [16, 22],
    [28, 30],
    [36, 24],
    [48, 46],
    [58, 34],
    [76, 40],
  ]);
  return (
    put(box(34, -78, 42, 42), 0, 30) +
    put(box(38, -74, 34, 34), 30, 56) +
    path(level(-36, 44, 66, 15) + level(-40, 46, 64, 43), FINE) +
    [-84, -50, -16].map(rack).join('') +
    put(box(10, 52, 72, 6), 10, 58) +
    path(poly(curve), { fill: 'none' }) +
    put(box(10, 58, 72, 24), 0, 10)
  );
}

/** What joins them: each part of the net behind walls of its own, all behind one, where an attack ends. */
function network(): string {
  const branch =
    put(box(-66, -66, 38, 34), 0, 26) +
    path(times(3, (i) => shape(onLeft(-32, box(-62 + i * 11, 0, 8, 14)))).join(''), FINE);
  const shop = (x: number, y: number) => {
    const [right, down] = see([x, y, 0]);
    return el('use', { href: '#branch', x: Math.round(right), y: Math.round(down) });
  };
  const bricks = times(3, (row) =>
    times(8, (i): Pt => [-HALF + 12 + i * 23 + (row % 2) * 11, row * 13]).map(([y, z]) =>
      poly(
        onRight(HALF, [
          [y, z],
          [y, z + 13],
        ]),
      ),
    ),
  ).flat();
  const rows = [13, 26].map((z) =>
    poly(
      onRight(HALF, [
        [-HALF, z],
        [HALF, z],
      ]),
    ),
  );
  const [from, end] = [see([HALF + 92, -8, 20]), see([HALF + 2, -8, 20])];
  return (
    put(box(-6, -HALF + 6, 5, 2 * HALF - 14), 0, 12) +
    g({ id: 'branch' }, branch) +
    shop(94, 0) +
    put(box(-HALF + 6, -6, 2 * HALF - 14, 5), 0, 12) +
    shop(0, 94) +
    shop(94, 86) +
    put(box(HALF - 8, -HALF, 8, 2 * HALF), 0, 39) +
    path(rows.join('') + bricks.join(''), FINE) +
    path(poly([from, end]), { stroke: RED, strokeWidth: 3, strokeDasharray: '9 6' }) +
    path(rect(end[0] - 10, end[1] - 10, 20, 20), { fill: RED, stroke: 'none' }) +
    path(`M${num(end[0] - 5)} ${num(end[1] - 5)}l10 10m0-10l-10 10`, {
      stroke: WHITE,
      strokeWidth: 2,
    })
  );
}

interface Zone {
  name: string;
  things: () => string;
  /** Our services: over the left of it, with a line down to `at`, over the right, and below its front corner. */
  left: string;
  at: Pt;
  right?: string;
  front: string;
}

const ZONES: Zone[] = [
  {
    name: 'Decisões e pessoas',
    things: decisions,
    left: 'Estratégia de defesa',
    at: [-56, -76],
    right: 'Treinamento',
    front: 'Vulnerabilidades',
  },
  {
    name: 'Máquinas e contas',
    things: machines,
    left: 'NOC e SOC 24x7',
    at: [-24, -100],
    right: 'Antivírus',
    front: 'Acesso remoto',
  },
  {
    name: 'Servidores e sistemas',
    things: servers,
    left: 'Monitoramento',
    at: [-52, -102],
    right: 'Gerenciamento de TI',
    front: 'Gestão de monitoramento',
  },
  {
    name: 'Rede e filiais',
    things: network,
    left: 'Segurança de redes',
    at: [-44, -38],
    front: 'Proteção de redes',
  },
];

function zone({ name, things, left, at: [x, y], right, front }: Zone, index: number): string {
  const size = 17;
  const leader = `M${x}-132V${y}${right ? 'M56-104V-48' : ''}`;
  return g(
    { class: `z${index}` },
    index
      ? el('use', { href: '#floor' })
      : g({ id: 'floor' }, put(box(-HALF, -HALF, 2 * HALF, 2 * HALF), -14, 0), path('M0 88V106')),
    path(leader),
    things(),
    g(
      { fill: INK, stroke: 'none' },
      said(left, -32, -140, { at: 'middle', size }),
      right ? said(right, 68, -112, { at: 'middle', size }) : '',
      said(front, 0, 124, { at: 'middle', size }),
      g({ class: 'h', stroke: INK, strokeWidth: 5 }, said(name, 0, 157, { at: 'middle', size })),
    ),
  );
}

const PLACES: Pt[] = times(4, (i) => [156 + i * 296, 190]);
/** In a phone, two by two: of a box less wide than it is, only the middle of the drawing is seen. */
const PAIRS: Pt[] = times(4, (i) => [W / 2 - 74 + (i % 2) * 148, 92 + Math.floor(i / 2) * 196]);
const moved = (places: readonly Pt[], scale = '') =>
  places.map(([x, y], i) => `.z${i}{transform:translate(${x}px,${y}px)${scale}}`).join('');

/** The firm that we defend, in four zones, and our services upon it. */
export function empresa(): string {
  const drawn = ZONES.map(zone).join('');
  return filling(
    W,
    H,
    shapesIn(drawn),
    el(
      'style',
      {},
      `.m{transform-box:fill-box;transform-origin:50% 50%}${moved(PLACES)}@media(max-width:900px){.m{transform:scale(1.4)}}@media(min-width:901px){.h{display:none}}@media(max-width:600px){.l{display:none}.m{transform:scale(1.2)}${moved(PAIRS, 'scale(.53)')}}`,
    ),
    g(
      { ...PEN, strokeLinecap: 'butt', strokeLinejoin: 'miter' },
      path(times(3, (i) => `M${286 + i * 296} 190h36`).join(''), { class: 'l' }),
      drawn,
    ),
  );
}
