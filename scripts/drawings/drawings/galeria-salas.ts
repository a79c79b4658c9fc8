import { busts, standing } from '../figures';
import { envelope, linesOfFire, starFort } from '../fort';
import { at, edges, hachures, offset, type Pt, seeded, times } from '../geometry';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { arc, circle, comb, dots, path, poly, rect, ring, segments, shape, wedge } from '../svg';

/** 5: visitors before the wall of screens of the watch room. */
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
    [150, 486],
    [258, 474],
    [392, 492],
    [640, 480],
    [802, 490],
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
    ...backs.map((p, i) => standing(p, 27 + (i % 3) * 2, { pen: PEN.wall })),
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

/** 6: everyone, before leaving. */
export function grupo(): string[] {
  const fort = starFort([480, 300], 240, 7);
  const crest = envelope(fort, 16);
  const glacis = hachures(edges(crest), 11, (t, i) => 4 + 18 * (i % 2 ? t : 1 - t), 4);
  const row = (n: number, y: number, gap: number) =>
    times(n, (i): Pt => [480 + (i - (n - 1) / 2) * gap, y + Math.abs(i - (n - 1) / 2) * 5]);
  const [back, middle, front] = [row(8, 296, 96), row(7, 394, 118), row(6, 508, 146)];
  const links = [
    ...edges(back).slice(0, -1),
    ...edges(middle).slice(0, -1),
    ...edges(front).slice(0, -1),
  ];
  const host = at(middle, 3);
  return [
    path(segments(glacis), PEN.ghost),
    path(shape(crest), PEN.hair),
    path(shape(fort.trace), { ...PEN.line, fill: GRAPHITE, fillOpacity: 0.6 }),
    path(shape(offset(fort.trace, -8)), PEN.hair),
    path(segments(linesOfFire(fort)), { ...PEN.hair, strokeDasharray: '.1 6' }),
    path(dots(fort.salients), { stroke: STEEL[1], strokeWidth: 9 }),
    busts(back, 20, { pen: PEN.line }),
    busts(middle, 26, { pen: PEN.work }),
    busts(front, 33, { pen: PEN.wall }),
    path(segments(links), { ...PEN.fine, strokeDasharray: '.1 7' }),
    path(dots([...middle, ...front]), { stroke: PAPER, strokeWidth: 6 }),
    path(arc(host, 42, 195, 345), PEN.watch),
    path(ring(host, 26), { ...PEN.alert, fill: INK }),
    circle(host, 11, { fill: ALERT }),
    path('M40 646H920', PEN.wall),
    comb('M50 660H910', 16, 9, PEN.hair),
  ];
}
