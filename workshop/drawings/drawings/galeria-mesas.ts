import { starFort } from '../fort';
import { at, lerp, offset, type Pt, polar, times } from '../geometry';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { lift, viewer } from '../project';
import {
  arc,
  circle,
  comb,
  dots,
  g,
  num,
  path,
  rect,
  ring,
  segments,
  shape,
  tickRing,
} from '../svg';

const O: Pt = [0, 0];

/** The back of one, from its upper edge down, and its legs. */
const chair = ([x, y]: Pt, half: number) => {
  const [left, r] = [num(x - half), half / 2];
  const foot = num(y + 2.5 * half);
  return `M${left} ${num(y + 1.6 * half)}V${num(y)}q0-${r} ${r}-${r}h${half}q${r} 0 ${r} ${r}V${num(y + 1.6 * half)}zM${left} ${num(y + 0.9 * half)}h${2 * half}M${num(x - 0.8 * half)} ${num(y + 1.6 * half)}V${foot}M${num(x + 0.8 * half)} ${num(y + 1.6 * half)}V${foot}`;
};

/** 1: the table seen from the door, its chairs round it. */
export function mesaRedonda(): string[] {
  const c: Pt = [480, 424];
  const flat = 0.46;
  const see = viewer(c, 0, 27.4);
  const seats = times(14, (i) => polar(O, 372, i * (360 / 14) + 90 + 360 / 28));
  const heads = seats.map((p) => ({ y: p[1], head: see([p[0], p[1], 92]) }));
  const [back, front] = [heads.filter((h) => h.y <= 20), heads.filter((h) => h.y > 20)];
  const fort = starFort(O, 170, 7);
  const ground = (points: readonly Pt[]) => lift(points, 0).map(see);
  const speaker = at(back, 2).head;
  const talk = heads
    .filter((h) => h.head !== speaker)
    .map(
      (h) =>
        [
          [speaker[0], speaker[1] + 8],
          [h.head[0], h.head[1]],
        ] as const,
    );
  return [
    path('M0 226H960', PEN.ghost),
    path(times(9, (i) => `M${60 + i * 105} 20V226`).join(''), PEN.ghost),
    // Windows, no screen: nobody presents.
    path(times(3, (i) => rect(262 + i * 160, 28, 116, 160)).join(''), {
      ...PEN.fine,
      fill: GRAPHITE,
    }),
    path(times(3, (i) => `M${320 + i * 160} 28V188M${262 + i * 160} 92h116`).join(''), PEN.hair),
    comb(ring(c, 440, 440 * flat), 10, 9, PEN.hair),
    path(back.map((h) => chair(h.head, 25)).join(''), { ...PEN.work, fill: GRAPHITE }),
    path(`M140 424v34a340 156.4 0 0 0 680 0v-34`, { ...PEN.wall, fill: GRAPHITE }),
    path(ring(c, 340, 340 * flat), { ...PEN.wall, fill: INK }),
    path(ring(c, 326, 326 * flat), PEN.fine),
    path(segments(talk), { ...PEN.fine, strokeDasharray: '.1 7' }),
    path(shape(ground(offset(fort.trace, 12))), PEN.hair),
    path(shape(ground(fort.trace)), { ...PEN.work, fill: GRAPHITE }),
    path(shape(ground(offset(fort.trace, -8))), PEN.fine),
    path(dots(ground(fort.salients)), { stroke: PAPER, strokeWidth: 7 }),
    path(seats.map((p) => ring(see([p[0] * 0.79, p[1] * 0.79, 0]), 26, 12)).join(''), PEN.fine),
    path(front.map((h) => chair(h.head, 36)).join(''), { ...PEN.wall, fill: GRAPHITE }),
    path(arc(speaker, 44, 200, 340), PEN.watch),
    circle(speaker, 12, { fill: ALERT }),
  ];
}

/** A laid place: plate, cutlery and glass, seen from above; `side` is 1 below the table, -1 above. */
const place = (x: number, y: number, side: number) => ({
  lines:
    ring([x, y], 44) +
    ring([x, y], 30) +
    `M${x - 60} ${y - 26}v52M${x - 66} ${y - 26}v16h12v-16M${x + 60} ${y - 26}v52M${x + 66} ${y - 26}q6 12 -6 22` +
    ring([x + 56, y - side * 64], 13),
  napkin: shape([
    [x - 20, y + side * 14],
    [x + 20, y + side * 14],
    [x, y - side * 18],
  ]),
});

/** Someone at table seen from above, arms forward, for the far side; mirrored for the near one. */
const SITTER = 'M-54 54V16Q-54-20 0-20T54 16V54H36V26Q30 14 0 14T-36 26V54z';

/** 2: lunch, the long table from above. */
export function almoco(): string[] {
  const xs = times(5, (i) => 152 + i * 164);
  const laid = [...xs.map((x) => place(x, 268, -1)), ...xs.map((x) => place(x, 452, 1))];
  const people = [...xs.map((x): Pt => [x, 136]), ...xs.map((x): Pt => [x, 584])];
  const sitter = ([x, y]: Pt) =>
    g(
      { transform: `matrix(1 0 0 ${y < 360 ? 1 : -1} ${x} ${y})` },
      path(SITTER),
      circle([0, 0], 20, { fill: GRAPHITE }),
    );
  const centre = times(3, (i) => starFort([234 + i * 246, 360], 44, 5 + i));
  const talker = at(people, 3);
  const others = people
    .filter((p) => p !== talker)
    .map((p) => [talker, lerp(talker, p, 0.9)] as const);
  return [
    path(
      times(17, (i) => `M${i * 60} 0V720`).join('') + times(13, (i) => `M0 ${i * 60}H960`).join(''),
      { stroke: '#141B23', strokeWidth: 1.2 },
    ),
    path(people.map(([x, y]) => rect(x - 56, y < 360 ? y - 64 : y + 16, 112, 48)).join(''), {
      ...PEN.hair,
      fill: INK,
    }),
    path(rect(40, 200, 880, 320), { ...PEN.wall, fill: GRAPHITE }),
    path(rect(52, 212, 856, 296), PEN.fine),
    comb('M60 220H900M60 500H900', 8, 8, PEN.hair),
    path(laid.map((p) => p.lines).join(''), { ...PEN.line, fill: INK }),
    path(laid.map((p) => p.napkin).join(''), PEN.fine),
    path(centre.map((f) => shape(f.trace)).join(''), { ...PEN.work, fill: INK }),
    path(centre.map((f) => ring(f.center, 14)).join(''), PEN.fine),
    g({ ...PEN.work, fill: INK }, ...people.map(sitter)),
    path(segments(others), { ...PEN.fine, stroke: STEEL[2], strokeDasharray: '.1 8' }),
    tickRing(talker, 78, 8, 60, PEN.fine),
    path(arc(talker, 78, 200, 340), PEN.watch),
    circle(talker, 11, { fill: ALERT }),
  ];
}
