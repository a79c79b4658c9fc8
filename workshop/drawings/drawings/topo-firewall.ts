import { hatch, type Pt, times } from '../geometry';
import { appears, draws, stamps } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, STEEL } from '../palette';
import { circle, document, g, path, poly, rect, segments, shape } from '../svg';
import { said, shapesIn } from '../tools/tool-labels';

const WIDTH = 520;
const REQUESTS = [
  'Fabricante, sem pedido',
  'ERP das filiais',
  'Arquivos da rede',
  'Navegação da matriz',
  'Portal do cliente',
  'Wi-Fi de visitantes',
  'Câmera, às 02:47',
];
const row = (index: number) => 42 + index * 62;
const MIDDLE = row(3);
const HEIGHT = 2 * MIDDLE;
/** Outer and inner face of the wall, and half the height of its gate. */
const [FACE, BACK, GATE] = [318, 348, 44];
/** Of the five that pass, how far apart they are in the gate. */
const TRACK = 15;

/** The upper half of the wall, with the bastion that covers the gate; mirrored for the lower. */
const upper: Pt[] = [
  [FACE, 0],
  [FACE, 78],
  [272, 102],
  [272, 120],
  [FACE, MIDDLE - GATE],
  [BACK, MIDDLE - GATE],
  [BACK, 0],
];
const mirrored = (half: Pt[]) => half.map(([x, y]): Pt => [x, HEIGHT - y]);
/** Wall and bastion apart, as only what is convex can be shaded. */
const shaded = [[...upper.slice(0, 1), ...upper.slice(4)], upper.slice(1, 5)];

const LINE = { stroke: PAPER, strokeWidth: 2, strokeLinejoin: 'miter', strokeLinecap: 'butt' };

/** From its row through the gate and back to its row: the outer ones turn first and last. */
function passing(index: number): string {
  const steps = Math.abs(index - 3);
  const y = row(index);
  const track = MIDDLE + (index - 3) * TRACK;
  const way: Pt[] = [
    [0, y],
    [230 - steps * 6, y],
    [268 + (2 - steps) * 4, track],
    [392 - (2 - steps) * 4, track],
    [430 + steps * 6, y],
    [WIDTH - 3, y],
  ];
  const head: Pt[] = [
    [WIDTH - 13, y - 8],
    [WIDTH - 3, y],
    [WIDTH - 13, y + 8],
  ];
  const when = 0.1 + (index - 1) * 0.2;
  return (
    path(poly(way), { ...LINE, ...draws(when, 0.9) }) +
    path(poly(head), { ...LINE, ...appears(when + 0.8, 0.15) })
  );
}

/** At the wall it gets its mark, and goes no further. */
const stopped = (index: number, stroke: string, at: number) =>
  path(`M0 ${row(index)}H${FACE - 10}`, { ...LINE, stroke, strokeWidth: 2.6, ...draws(at) }) +
  g(
    stamps(at + 0.5),
    path(rect(FACE - 16, row(index) - 13, 26, 26), { fill: stroke, stroke: INK, strokeWidth: 3 }),
  );

/** Seven requests at the wall: five pass through its gate, two are stopped, one of them in red. */
export function topoFirewall(): string {
  const words =
    g({ fill: STEEL[0] }, ...REQUESTS.slice(0, 6).map((text, i) => said(text, 0, row(i) - 12))) +
    said(REQUESTS[6] ?? '', 0, row(6) - 12, { bold: true }).replace('<g', `<g fill="${ALERT}"`);
  return document(
    WIDTH,
    HEIGHT,
    shapesIn(words),
    ...[upper, mirrored(upper)].map((half) => path(shape(half), { fill: GRAPHITE })),
    path(segments([...shaded, ...shaded.map(mirrored)].flatMap((part) => hatch(part, 45, 9))), {
      stroke: STEEL[3],
      strokeWidth: 1.2,
    }),
    ...[upper, mirrored(upper)].map((half) =>
      path(shape(half), { stroke: PAPER, strokeWidth: 2.4, strokeLinejoin: 'miter' }),
    ),
    ...times(5, (i) => passing(i + 1)),
    ...times(5, (i) =>
      circle([(FACE + BACK) / 2, MIDDLE + (i - 2) * TRACK], 4.5, {
        fill: INK,
        stroke: PAPER,
        strokeWidth: 2,
      }),
    ),
    stopped(0, PAPER, 0.5),
    stopped(6, ALERT, 1.7),
    words,
  );
}
