import { busts, standing } from '../figures';
import { envelope, starFort } from '../fort';
import { lerp, type Pt, seeded, times } from '../geometry';
import { ALERT, GRAPHITE, INK, PAPER, PEN } from '../palette';
import { arc, circle, comb, dots, path, rect, segments, shape, wedge } from '../svg';

/** 2: someone speaks beside the screen; the room listens. */
export function palestra(): string[] {
  const rand = seeded(2);
  const fort = starFort([590, 232], 138, 6);
  const row = (y: number, n: number, gap: number) =>
    times(
      n,
      (i): Pt => [480 + (i - (n - 1) / 2) * gap + (rand() - 0.5) * 16, y + (rand() - 0.5) * 8],
    );
  const mouth: Pt = [210, 236];
  return [
    path('M0 470H960M0 40H960', PEN.ghost),
    path(rect(372, 56, 512, 352), { ...PEN.wall, fill: GRAPHITE }),
    path(rect(386, 70, 484, 324), PEN.hair),
    path(shape(envelope(fort, 10)), PEN.fine),
    path(fort.fronts.map((f) => shape(f.ravelin)).join(''), PEN.fine),
    path(shape(fort.trace), { ...PEN.work, fill: INK }),
    path(dots(fort.salients), { stroke: PAPER, strokeWidth: 9 }),
    path(times(6, (i) => `M770 ${140 + i * 26}h${50 + ((i * 29) % 34)}`).join(''), PEN.line),
    path(
      shape([
        [100, 0],
        [150, 0],
        [340, 476],
        [60, 476],
      ]),
      { fill: PAPER, opacity: 0.05 },
    ),
    standing([210, 220], 24, { pen: PEN.wall }),
    path('M236 330H318L306 360L300 476H254L248 360z', { ...PEN.wall, fill: GRAPHITE }),
    path('M248 360H306M272 330L262 296', PEN.line),
    path(arc(mouth, 64, -50, 40) + arc(mouth, 92, -46, 36), PEN.alert),
    path(arc(mouth, 124, -42, 32), PEN.watch),
    circle([262, 292], 6, { fill: ALERT }),
    comb('M20 478H940', 12, 10, PEN.hair),
    busts(row(514, 11, 86), 17, { pen: PEN.fine }),
    busts(row(566, 9, 108), 22, { pen: PEN.line }),
    busts(row(628, 8, 132), 28, { pen: PEN.work }),
  ];
}

/** 3: the talk goes on in the corridor. */
export function conversa(): string[] {
  const eye: Pt = [520, 330];
  const bays = [1, 0.66, 0.45, 0.32, 0.24, 0.185];
  const at = (x: number, y: number, k: number): Pt => lerp(eye, [x, y], k);
  const arches = bays.map((k) => {
    const [l, r] = [at(60, 700, k), at(900, 700, k)];
    const spring = at(60, 250, k)[1];
    const rx = (r[0] - l[0]) / 2;
    return `M${l[0].toFixed(1)} ${l[1].toFixed(1)}V${spring.toFixed(1)}A${rx.toFixed(1)} ${(rx * 0.52).toFixed(1)} 0 0 1 ${r[0].toFixed(1)} ${spring.toFixed(1)}V${r[1].toFixed(1)}`;
  });
  const floor = [
    ...times(9, (i) => [at(60 + i * 105, 700, 1), at(60 + i * 105, 700, 0.185)] as const),
    ...bays.map((k) => [at(60, 700, k), at(900, 700, k)] as const),
  ];
  const doors = bays.slice(0, 4).flatMap((k, i) =>
    [60, 900].map((x) => {
      const [a, b] = [k * 0.93, (bays[i + 1] ?? 0.2) * 1.1];
      return shape([at(x, 700, a), at(x, 320, a), at(x, 320, b), at(x, 700, b)]);
    }),
  );
  const walls = [250, 320].flatMap((y) =>
    [60, 900].map((x) => [at(x, y, 1), at(x, y, 0.185)] as const),
  );
  const [one, two]: [Pt, Pt] = [
    [392, 300],
    [560, 322],
  ];
  return [
    path(segments(floor), PEN.hair),
    path(doors.join(''), { ...PEN.hair, fill: GRAPHITE, fillOpacity: 0.7 }),
    path(segments(walls), PEN.hair),
    ...arches.map((d, i) => path(d, i === 0 ? PEN.wall : i < 3 ? PEN.line : PEN.fine)),
    path(wedge(eye, 60, 180, 360), { fill: PAPER, opacity: 0.1 }),
    path(
      bays
        .map((k) => {
          const [x, y] = at(480, 60, k);
          return `M${x.toFixed(1)} ${y.toFixed(1)}v${(44 * k).toFixed(1)}`;
        })
        .join(''),
      PEN.line,
    ),
    standing([690, 330], 12, { pen: PEN.line }),
    standing([728, 338], 11, { pen: PEN.line }),
    standing(one, 27, { pen: PEN.wall, fill: INK }),
    standing(two, 26, { pen: PEN.wall, fill: GRAPHITE }),
    path(
      segments([
        [
          [one[0] + 34, one[1]],
          [two[0] - 34, two[1]],
        ],
      ]),
      { ...PEN.alert, strokeDasharray: '.1 7' },
    ),
    path(arc(one, 44, -38, 48), PEN.watch),
    path(arc(two, 44, 142, 228), { ...PEN.watch, strokeWidth: 2 }),
    circle(one, 10, { fill: ALERT }),
    comb('M70 706H890', 10, 10, PEN.hair),
  ];
}
