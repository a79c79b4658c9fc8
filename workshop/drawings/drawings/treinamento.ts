import { busts } from '../figures';
import { at, type Pt, polar, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN } from '../palette';
import {
  type Attrs,
  arc,
  circle,
  comb,
  g,
  liveSheet,
  nodes,
  path,
  poly,
  segments,
  shape,
  wedge,
} from '../svg';

const EYE: Pt = [480, -530];

type Rank = { r: number; count: number; spread: number; head: number; pen: Attrs };
const RANKS: Rank[] = [
  { r: 690, count: 9, spread: 62, head: 11, pen: PEN.fine },
  { r: 800, count: 8, spread: 54, head: 14, pen: PEN.line },
  { r: 950, count: 7, spread: 44, head: 19, pen: PEN.work },
];

/** A row of a lecture hall: people, the screen before each, and the bench they share. */
function row({ r, spread, head: k, pen }: Rank, heads: readonly Pt[]): string {
  const screens = heads.map(([x, y]) =>
    shape([
      [x - 1.5 * k, y + 2.6 * k],
      [x + 1.5 * k, y + 2.6 * k],
      [x + 1.7 * k, y + 4.4 * k],
      [x - 1.7 * k, y + 4.4 * k],
    ]),
  );
  const [from, to] = [90 + spread / 2 + 3.4, 90 - spread / 2 - 3.4];
  const edge = (by: number, a: number, b: number) => arc(EYE, r + by * k, a, b);
  const bench = `${edge(4.4, from, to)}${edge(5.7, to, from).replace('M', 'L')}z`;
  return (
    busts(heads, k, { pen }) +
    path(screens.join(''), { ...pen, fill: GRAPHITE }) +
    path(bench, { ...pen, ...DRAWN, fill: INK }) +
    path(edge(5, from, to), PEN.hair)
  );
}

/** People as points of a chain; one sees, and the word passes along the line. */
export function treinamento(): string {
  const ranks = RANKS.map((rank) => ({
    ...rank,
    heads: times(rank.count, (i) =>
      polar(EYE, rank.r, 90 + rank.spread / 2 - (rank.spread / (rank.count - 1)) * i),
    ),
  }));
  const [far, mid, near] = [at(ranks, 0), at(ranks, 1), at(ranks, 2)];
  const seer = at(near.heads, 4);
  const word = [
    at(near.heads, 4),
    at(near.heads, 3),
    at(mid.heads, 3),
    at(mid.heads, 2),
    at(far.heads, 2),
  ];
  const web = [
    ...near.heads.flatMap(
      (h, i) =>
        [
          [h, at(mid.heads, i)],
          [h, at(mid.heads, i + 1)],
        ] as const,
    ),
    ...mid.heads.flatMap(
      (h, i) =>
        [
          [h, at(far.heads, i)],
          [h, at(far.heads, i + 1)],
        ] as const,
    ),
  ];
  return liveSheet(
    travel(),
    path(wedge(seer, 330, -78, -34), { fill: ALERT, opacity: 0.13 }),
    path(arc(seer, 330, -78, -34), PEN.watch),
    path([110, 220].map((r) => arc(seer, r, -78, -34)).join(''), {
      ...PEN.alert,
      strokeDasharray: '.1 7',
    }),
    g({ ...PEN.fine, strokeDasharray: '.1 7' }, path(segments(web))),
    ...ranks.map(({ heads, ...rank }) => row(rank, heads)),
    comb(arc(EYE, 1150, 67, 113), 12, 11, PEN.hair),
    path(arc(EYE, 1142, 67, 113), PEN.fine),
    path(poly(word), { ...PEN.alert, strokeWidth: 3 }),
    path(poly(word), lit(PAPER, 9)),
    nodes(word.slice(1), 12, ALERT, INK),
    circle(seer, 19, { fill: ALERT }),
    circle(seer, 32, PEN.alert),
    path(`M${seer.map((v) => v.toFixed(1)).join(' ')}h0`, { stroke: PAPER, strokeWidth: 9 }),
  );
}
