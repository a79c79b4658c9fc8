import { type Pt, times } from '../geometry';
import { BLANK, flat, onLeft, onRight, put, SIDES, see } from '../isometric';
import { appears, draws } from '../movement';
import { INK, RED } from '../palette';
import { box } from '../project';
import { circle, g, num, path, poly, rect, ring, shape } from '../svg';
import { DIM, LINE, panorama, said, WHITE } from '../tools/tool-board';

const outline = (...parts: string[]) => path(parts.join(''), { fill: 'none' });

/** A tube in its rack, from its foot up. */
const tube = (x: number, y: number, z: number) => {
  const [right, down] = see([x, y, z]);
  return `M${num(right - 5)} ${num(down - 26)}v22a5 4 0 0 0 10 0v-22${ring([right, down - 26], 5, 3)}`;
};
const windows = (across: number, up: number, from: Pt, step: Pt, size: Pt) =>
  times(across * up, (i) =>
    box(from[0] + (i % across) * step[0], from[1] + Math.floor(i / across) * step[1], ...size),
  );

/** Where a result was, each drawn round the middle of its floor. */
const PLACES = {
  analyser: () =>
    put(box(-50, -36, 100, 72), 0, 34) +
    put(box(-50, -36, 100, 24), 34, 76) +
    path(shape(onLeft(-12, box(-42, 44, 46, 24))), BLANK) +
    outline(
      poly(
        onLeft(-12, [
          [-38, 52],
          [-28, 52],
          [-22, 62],
          [-15, 48],
          [-9, 52],
          [0, 52],
        ]),
      ),
      shape(onLeft(-12, box(16, 44, 26, 24))),
      shape(onLeft(36, box(-40, 10, 52, 14))),
      poly(
        onLeft(36, [
          [24, 22],
          [40, 22],
        ]),
      ),
      poly(
        onLeft(36, [
          [24, 14],
          [40, 14],
        ]),
      ),
      shape(onRight(50, box(-28, 12, 16, 12))),
    ) +
    path(flat(box(-44, 2, 88, 24), 36), BLANK) +
    path(times(6, (i) => tube(-36 + i * 15, 14, 37)).join(''), BLANK),
  badge: () =>
    put(box(-44, -26, 88, 56), 0, 14) +
    path(flat(box(-32, 10, 64, 10), 14)) +
    put(box(-36, -8, 72, 5), 14, 112) +
    path(shape(onLeft(-3, box(-28, 62, 26, 34))), BLANK) +
    outline(
      poly(
        onLeft(-3, [
          [-28, 62],
          [-15, 82],
          [-2, 62],
        ]),
      ),
      ...[90, 82, 74].map((z) =>
        poly(
          onLeft(-3, [
            [8, z],
            [z === 74 ? 20 : 30, z],
          ]),
        ),
      ),
      ...times(7, (i) =>
        poly(
          onLeft(-3, [
            [-28 + i * 7 - (i % 3), 28],
            [-28 + i * 7 - (i % 3), 48],
          ]),
        ),
      ),
      shape(onLeft(-3, box(-8, 104, 16, 4))),
    ),
  hospital: () =>
    put(box(-22, -46, 44, 50), 0, 100) +
    outline(
      poly(
        onLeft(4, [
          [0, 72],
          [0, 94],
        ]),
      ),
      poly(
        onLeft(4, [
          [-11, 83],
          [11, 83],
        ]),
      ),
      ...windows(2, 3, [-34, 52], [16, 16], [9, 9]).map((one) => shape(onRight(22, one))),
    ) +
    put(box(-54, 4, 108, 36), 0, 48) +
    outline(
      ...windows(6, 2, [-48, 8], [17, 20], [10, 12]).map((one) => shape(onLeft(40, one))),
      ...windows(2, 2, [9, 8], [15, 20], [9, 12]).map((one) => shape(onRight(54, one))),
    ) +
    path(shape(onLeft(40, box(-14, 0, 27, 22))), BLANK) +
    outline(
      poly(
        onLeft(40, [
          [0, 0],
          [0, 22],
        ]),
      ),
    ),
  desk: () =>
    put(box(-56, -34, 22, 48), 0, 34) +
    put(box(-16, -8, 14, 12), 34, 46) +
    put(box(-34, -4, 56, 5), 46, 90) +
    path(shape(onLeft(1, box(-28, 52, 44, 32))), BLANK) +
    outline(
      poly(
        onLeft(1, [
          [-14, 58],
          [2, 78],
        ]),
      ),
      poly(
        onLeft(1, [
          [-14, 78],
          [2, 58],
        ]),
      ),
    ) +
    put(box(-56, 14, 112, 24), 0, 40) +
    put(box(-60, 10, 120, 32), 40, 45) +
    outline(
      ...[-18, 20].map((x) =>
        poly(
          onLeft(38, [
            [x, 0],
            [x, 40],
          ]),
        ),
      ),
      poly(
        onLeft(38, [
          [-56, 6],
          [56, 6],
        ]),
      ),
    ),
  watch: () =>
    put(box(-60, -36, 120, 6), 0, 84) +
    path(
      windows(3, 2, [-54, 26], [37, 28], [32, 23])
        .map((one) => shape(onLeft(-30, one)))
        .join(''),
      BLANK,
    ) +
    outline(
      poly(
        onLeft(-30, [
          [-51, 64],
          [-44, 64],
          [-38, 72],
          [-31, 58],
          [-25, 64],
        ]),
      ),
      ...[68, 62].map((z) =>
        poly(
          onLeft(-30, [
            [-12, z],
            [z - 54, z],
          ]),
        ),
      ),
      ...times(4, (i) =>
        poly(
          onLeft(-30, [
            [26 + i * 6, 57],
            [26 + i * 6, 62 + ((i * 7) % 12)],
          ]),
        ),
      ),
    ) +
    put(box(-46, 2, 92, 24), 0, 26) +
    put(box(-34, 6, 26, 4), 26, 44) +
    put(box(8, 6, 26, 4), 26, 44) +
    put(box(-34, 38, 24, 5), 10, 38) +
    put(box(8, 38, 24, 5), 10, 38),
} as const;

interface Stop {
  place: keyof typeof PLACES;
  time: string;
  who: string;
  what: string;
  refused?: boolean;
}

const STOPS: Stop[] = [
  { place: 'analyser', time: '07:58', who: 'Analisador', what: 'envia o resultado' },
  { place: 'badge', time: '08:41', who: 'M. Teles', what: 'libera o laudo' },
  { place: 'hospital', time: '09:10', who: 'Hospital Leste', what: 'consulta o laudo' },
  { place: 'desk', time: '13:26', who: 'Recepção', what: 'recusada, sem vínculo', refused: true },
  { place: 'watch', time: '13:27', who: 'SOC', what: 'avisa a coordenação' },
];

const LINE_AT = 212;
/** One after the other, as the line comes to them. */
const met = (i: number) => appears(0.3 + i * 0.4);

/** One stop round `x`: what stands there, the mark upon the line, when, who and what. */
function stop({ place, time, who, what, refused }: Stop, x: number, i: number): string {
  const colour = refused ? RED : INK;
  const below = { at: 'middle' } as const;
  return (
    g({ transform: `translate(${x} 138)scale(1.16)`, stroke: colour, ...SIDES }, PLACES[place]()) +
    g(
      { ...met(i), fill: colour },
      refused
        ? path(rect(x - 13, LINE_AT - 13, 26, 26)) +
            path(`M${x - 6} ${LINE_AT - 6}l12 12m0-12l-12 12`, { stroke: WHITE, strokeWidth: 2.5 })
        : circle([x, LINE_AT], 10, { fill: WHITE, stroke: INK, strokeWidth: 2 }),
      said(time, x, 268, { size: 36, bold: true, ...below }),
      said(who, x, 304, { size: 21, ...below }),
      g(refused ? {} : { fill: DIM }, said(what, x, 331, { size: 18, ...below })),
    )
  );
}

const wide = () => {
  const [first, step] = [208, 256];
  const all = STOPS.map((one, i) => stop(one, first + i * step, i));
  return (
    path(`M-10 ${LINE_AT}H${first + 3 * step}`, {
      stroke: INK,
      strokeWidth: 2,
      ...draws(0.2, 1.5),
    }) +
    path(`M${first + 3 * step + 13} ${LINE_AT}H1450`, {
      stroke: LINE,
      strokeWidth: 2,
      strokeDasharray: '3 7',
    }) +
    all.join('')
  );
};

/** One below the other. */
const narrow = () => {
  const row = ({ time, who, refused }: Stop, i: number) => {
    const y = 30 + i * 46;
    const colour = refused ? RED : INK;
    return g(
      { ...met(i), fill: colour },
      refused
        ? path(rect(-160, y - 9, 18, 18)) +
            path(`M-155 ${y - 4}l8 8m0-8l-8 8`, { stroke: WHITE, strokeWidth: 2 })
        : circle([-151, y], 7, { fill: WHITE, stroke: INK, strokeWidth: 2 }),
      said(time, -128, y + 8, { size: 22, bold: true }),
      said(who, -48, y + 7, { size: 17 }),
    );
  };
  return (
    path('M-151 -10V159', { stroke: INK, strokeWidth: 2, ...draws(0.2, 1.5) }) +
    path('M-151 177V250', { stroke: LINE, strokeWidth: 2, strokeDasharray: '3 6' }) +
    STOPS.map(row).join('')
  );
};

/** The trail of one result: each who met it, when, and the one who was not let in. */
export const topoTrilha = () => panorama(wide(), narrow());
