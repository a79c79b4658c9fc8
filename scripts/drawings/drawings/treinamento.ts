import { at, lerp, type Pt, polar, times } from '../geometry';
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

type Rank = { r: number; count: number; spread: number; size: number; pen: Attrs };
const RANKS: Rank[] = [
  { r: 690, count: 9, spread: 62, size: 0.62, pen: PEN.fine },
  { r: 800, count: 8, spread: 60, size: 0.82, pen: PEN.line },
  { r: 950, count: 7, spread: 50, size: 1.12, pen: PEN.work },
];

/** Sentinels: a head each, shoulders, and a shield with the outline of a bastion. */
function sentinels(heads: readonly Pt[], k: number, pen: Attrs): string {
  const parts = heads.map((head) => {
    const p = (x: number, y: number): Pt => [head[0] + x * k, head[1] + y * k];
    const shield = [p(-25, 56), p(25, 56), p(30, 84), p(0, 116), p(-30, 84)];
    return {
      bust: `${arc(p(0, 84), 54 * k, 180, 360, 56 * k)}z`,
      shield: shape(shield),
      inner: shape(shield.map((q) => lerp(q, p(0, 80), 0.22))) + segments([[p(0, 56), p(0, 116)]]),
    };
  });
  return (
    path(parts.map((s) => s.bust).join(''), { ...pen, fill: INK }) +
    path(parts.map((s) => s.shield).join(''), { ...pen, fill: GRAPHITE }) +
    path(parts.map((s) => s.inner).join(''), PEN.hair)
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
    travel(12),
    path(wedge(seer, 330, -78, -34), { fill: ALERT, opacity: 0.13 }),
    path(arc(seer, 330, -78, -34), PEN.watch),
    path([110, 220].map((r) => arc(seer, r, -78, -34)).join(''), {
      ...PEN.alert,
      strokeDasharray: '.1 7',
    }),
    g({ ...PEN.fine, strokeDasharray: '.1 7' }, path(segments(web))),
    ...ranks.map(({ heads, size, pen }) =>
      g(
        {},
        path(poly(heads), { ...pen, ...DRAWN }),
        sentinels(heads, size, pen),
        nodes(heads, 20 * size, String(pen.stroke), INK),
      ),
    ),
    comb(arc(EYE, 1150, 64, 116), 12, 11, PEN.hair),
    path(arc(EYE, 1142, 64, 116), PEN.fine),
    path(poly(word), { ...PEN.alert, strokeWidth: 3 }),
    path(poly(word), lit(PAPER, 9)),
    nodes(word.slice(1), 12, ALERT, INK),
    circle(seer, 19, { fill: ALERT }),
    circle(seer, 32, PEN.alert),
    path(`M${seer.map((v) => v.toFixed(1)).join(' ')}h0`, { stroke: PAPER, strokeWidth: 9 }),
  );
}
