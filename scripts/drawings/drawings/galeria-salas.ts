import { standing } from '../figures';
import { starFort } from '../fort';
import { at, type Pt, seeded, times } from '../geometry';
import { ALERT, GRAPHITE, PEN } from '../palette';
import { circle, comb, path, poly, rect, ring, segments, shape, wedge } from '../svg';

/** 3: visitors before the wall of screens of the watch room. */
export function telas(): string[] {
  const rand = seeded(55);
  const frames = times(8, (i): Pt => [44 + (i % 4) * 222, 48 + Math.floor(i / 4) * 176]);
  const inside = frames.map(([x, y], i) => {
    const c: Pt = [x + 103, y + 80];
    const wave = (base: number) =>
      poly(times(18, (k): Pt => [x + 18 + k * 10, y + base - rand() * 36]));
    const kinds = [
      wave(76) + wave(136),
      shape(starFort(c, 58, 5).trace) + ring(c, 66),
      times(14, (k) => `M${x + 22 + k * 12.5} ${y + 142}v${-(20 + rand() * 92).toFixed(1)}`).join(
        '',
      ),
      ring(c, 62) +
        ring(c, 42) +
        ring(c, 22) +
        segments([
          [
            [c[0] - 62, c[1]],
            [c[0] + 62, c[1]],
          ],
          [
            [c[0], c[1] - 62],
            [c[0], c[1] + 62],
          ],
        ]),
    ];
    return at(kinds, i * 3 + Math.floor(i / 4));
  });
  const hot = at(frames, 6);
  const c: Pt = [hot[0] + 103, hot[1] + 80];
  const backs: Pt[] = [
    [160, 474],
    [246, 464],
    [392, 480],
    [640, 468],
    [802, 476],
  ];
  return [
    path(frames.map(([x, y]) => rect(x, y, 206, 160)).join(''), { ...PEN.work, fill: GRAPHITE }),
    path(frames.map(([x, y]) => rect(x + 8, y + 8, 190, 144)).join(''), PEN.hair),
    path(inside.filter((_, i) => i !== 6).join(''), PEN.line),
    path(rect(hot[0], hot[1], 206, 160), { ...PEN.watch, fill: '#2A0D15' }),
    path([20, 40, 60].map((r) => ring(c, r)).join(''), PEN.alert),
    path(wedge(c, 60, -80, -30), { fill: ALERT, opacity: 0.5 }),
    circle([c[0] + 24, c[1] - 32], 7, { fill: ALERT }),
    path('M0 436H960', PEN.fine),
    path(
      times(11, (i) => `M${480 + (i - 5) * 86} 436L${480 + (i - 5) * 190} 720`).join(''),
      PEN.ghost,
    ),
    comb('M20 446H940', 10, 9, PEN.hair),
    ...backs.map((p, i) => standing(p, 17 + (i % 3), { pen: PEN.wall })),
    path(
      segments([
        [
          [640, 452],
          [c[0], c[1] + 84],
        ],
      ]),
      { ...PEN.alert, strokeDasharray: '.1 7' },
    ),
  ];
}
