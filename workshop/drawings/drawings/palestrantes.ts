import { numbered } from '../files';
import { type Pt, times } from '../geometry';
import { BLANK, flat, onLeft, onRight, put, SIDES, see } from '../isometric';
import { INK, RED } from '../palette';
import { box, lift } from '../project';
import { document, g, num, path, poly, rect, ring, shape } from '../svg';
import { LINE } from '../tools/tool-board';

const outline = (...parts: string[]) => path(parts.join(''), { fill: 'none' });
const faint = (...parts: string[]) => path(parts.join(''), { fill: 'none', stroke: LINE });
/** A circle upon an upright side that looks left. */
const wheel = (y: number, [x, z]: Pt, r: number) =>
  shape(
    onLeft(
      y,
      times(
        28,
        (i): Pt => [x + r * Math.cos((i * Math.PI) / 14), z + r * Math.sin((i * Math.PI) / 14)],
      ),
    ),
  );

/** A wall that opens for what is locked: who knows what it lets through? */
function cipher(): string {
  const bricks = (from: number, to: number) =>
    times(5, (row) => [
      poly(
        onLeft(-6, [
          [from, row * 16],
          [to, row * 16],
        ]),
      ),
      ...times(2, (i) => {
        const x = from + 10 + i * 18 + (row % 2) * 8;
        return poly(
          onLeft(-6, [
            [x, row * 16],
            [x, row * 16 + 16],
          ]),
        );
      }),
    ]).flat();
  return (
    put(box(-80, -20, 46, 14), 0, 80) +
    faint(...bricks(-80, -34)) +
    put(box(34, -20, 46, 14), 0, 80) +
    faint(...bricks(34, 80)) +
    put(box(-80, -20, 160, 14), 80, 96) +
    put(box(-26, 6, 52, 52), 0, 44) +
    path(shape(onLeft(58, box(-12, 8, 24, 18))), BLANK) +
    outline(
      poly(
        onLeft(58, [
          [-7, 26],
          [-7, 34],
          [7, 34],
          [7, 26],
        ]),
      ),
      poly(
        onLeft(58, [
          [0, 14],
          [0, 20],
        ]),
      ),
    )
  );
}

/** Four machines and the way from one to the next, from where it began. */
function attack(): string {
  const machines: Pt[] = [
    [-70, -56],
    [22, -62],
    [-62, 34],
    [36, 26],
  ];
  const way = machines.map(([x, y]): Pt => [x + 18, y + 26]);
  const one = ([x, y]: Pt, i: number) =>
    put(box(x, y, 40, 5), 4, 44) +
    path(shape(onLeft(y + 5, box(x + 5, 10, 30, 28))), BLANK) +
    faint(
      ...times(i + 1, (k) =>
        poly(
          onLeft(y + 5, [
            [x + 10, 32 - k * 6],
            [x + 28 - k * 4, 32 - k * 6],
          ]),
        ),
      ),
    ) +
    put(box(x, y + 5, 40, 26), 0, 4);
  const [right, down] = see([-50, -46, 74]);
  return (
    path(poly(lift(way, 0).map(see)), { fill: 'none', strokeWidth: 2.4, strokeDasharray: '7 5' }) +
    machines.map(one).join('') +
    path(rect(right - 8, down - 8, 16, 16), { fill: RED, stroke: 'none' })
  );
}

/** Three in the morning, and the list that should have been agreed before. */
function night(): string {
  const hand = (x: number, z: number) =>
    poly(
      onLeft(-14, [
        [-20, 70],
        [x, z],
      ]),
    );
  const tick = (z: number) =>
    poly(
      onLeft(-14, [
        [44, z],
        [48, z - 5],
        [56, z + 6],
      ]),
    );
  const ticks = times(12, (i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    return poly(
      onLeft(-14, [
        [-20 + 36 * c, 70 + 36 * s],
        [-20 + 41 * c, 70 + 41 * s],
      ]),
    );
  });
  return (
    put(box(-72, -22, 148, 8), 14, 120) +
    path(wheel(-14, [-20, 70], 46), BLANK) +
    outline(...ticks) +
    path(hand(-20, 104) + hand(4, 70), { fill: 'none', strokeWidth: 3 }) +
    faint(
      ...[92, 74, 56].map((z) =>
        poly(
          onLeft(-14, [
            [40, z - 8],
            [66, z - 8],
          ]),
        ),
      ),
    ) +
    outline(tick(92), tick(74)) +
    put(box(-76, -26, 156, 70), 0, 14) +
    put(box(-44, 8, 64, 20), 14, 24) +
    put(box(-50, 10, 14, 16), 24, 32) +
    put(box(12, 10, 14, 16), 24, 32)
  );
}

/** Doors in a row, one for each application, of which one is open. */
function doors(): string {
  const door = (x: number, open: boolean) =>
    put(box(x, -10, 48, 10), 0, 92) +
    path(shape(onLeft(0, box(x + 8, 0, 32, 78))), BLANK) +
    (open
      ? path(
          shape(
            onRight(x + 8, [
              [0, 0],
              [0, 78],
              [30, 78],
              [30, 0],
            ]),
          ),
        )
      : outline(wheel(0, [x + 33, 38], 2.4)));
  const [right, down] = see([22, 62, 10]);
  return (
    outline(flat(box(-94, -30, 188, 104), 0)) +
    [-86, -24, 38].map((x, i) => door(x, i === 1)).join('') +
    outline(
      ring([right, down], 9),
      ring([right, down], 4),
      `M${num(right + 9)} ${num(down)}h34v9m-10-9v7`,
    )
  );
}

/** A letter that hangs on a hook. */
function bait(): string {
  const [right, down] = see([6, 12, 64]);
  return (
    put(box(-70, -6, 140, 62), 0, 10) +
    put(box(-62, 8, 124, 6), 10, 92) +
    outline(
      poly(
        onLeft(14, [
          [-62, 92],
          [0, 44],
          [62, 92],
        ]),
      ),
      poly(
        onLeft(14, [
          [-62, 10],
          [-14, 55],
        ]),
      ),
      poly(
        onLeft(14, [
          [62, 10],
          [14, 55],
        ]),
      ),
    ) +
    path(`M${num(right)} ${num(down - 136)}v132a15 15 0 0 1-30 0v-10l9 9`, {
      fill: 'none',
      strokeWidth: 3,
    })
  );
}

/** In place of a speaker's face, what he or she spoke about. */
const shown = (draw: () => string) => () =>
  document(
    400,
    300,
    path('M0 0h400v300H0z', BLANK),
    g(
      {
        transform: 'translate(200 182)scale(1.2)',
        stroke: INK,
        ...SIDES,
        strokeLinecap: 'butt',
        strokeLinejoin: 'miter',
      },
      draw(),
    ),
  );

export const palestrantes = numbered(
  'palestrante',
  [cipher, attack, night, doors, bait].map(shown),
);
