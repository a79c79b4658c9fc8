import { starFort } from '../fort';
import { at, type Pt, seeded, times } from '../geometry';
import { ALERT, GRAPHITE, INK, PEN } from '../palette';
import { circle, comb, g, path, poly, rect, ring, segments, shape, wedge } from '../svg';

/** 3: the wall of screens of the watch room, from behind its desks. */
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
  const desks = [20, 340, 660];
  const seat = (x: number) => `M${x - 52} 720V650a26 26 0 0 1 26-26h52a26 26 0 0 1 26 26V720z`;
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
    path(desks.map((x) => `M${x} 600h280l14 34h-308z`).join(''), { ...PEN.work, fill: GRAPHITE }),
    path(desks.flatMap((x) => [rect(x + 14, 492, 120, 84), rect(x + 146, 492, 120, 84)]).join(''), {
      ...PEN.work,
      fill: INK,
    }),
    path(
      desks
        .flatMap((x) => [x + 14, x + 146])
        .map((x, i) =>
          i % 2
            ? times(6, (k) => `M${x + 16 + k * 17} 562v${-(12 + rand() * 46).toFixed(0)}`).join('')
            : times(5, (k) => `M${x + 14} ${508 + k * 13}h${(36 + rand() * 56).toFixed(0)}`).join(
                '',
              ),
        )
        .join(''),
      PEN.line,
    ),
    path(desks.map((x) => `M${x + 74} 576v24M${x + 206} 576v24`).join(''), PEN.work),
    path(desks.map((x) => seat(x + 140)).join(''), { ...PEN.wall, fill: INK }),
    comb(desks.map((x) => `M${x + 140} 644V720`).join(''), 60, 10, PEN.hair),
  ];
}

/** 4: the plan of a shop open on the table, seen from above, among what people brought. */
export function planta(): string[] {
  const sheetOf = (x: number, y: number, w: number, h: number, turned: number, inside = '') =>
    g(
      { transform: `rotate(${turned} ${x + w / 2} ${y + h / 2})` },
      path(rect(x, y, w, h), { ...PEN.work, fill: INK }),
      inside,
    );
  const notes = (x: number, y: number, turned: number) =>
    sheetOf(
      x,
      y,
      128,
      168,
      turned,
      path(
        times(6, (i) => `M${x + 18} ${y + 34 + i * 20}h${i % 3 === 2 ? 54 : 92}`).join(''),
        PEN.hair,
      ),
    );
  const cup = (x: number, y: number) =>
    path(ring([x, y], 40) + ring([x, y], 27) + ring([x, y], 20), PEN.line);
  const shelves = times(7, (i) => rect(372 + i * 36, 292, 16, 120)).join('');
  const tills = times(5, (i) => rect(650, 296 + i * 26, 34, 9)).join('');
  const found: Pt = [622, 286];
  return [
    path(ring([480, 360], 560) + ring([480, 360], 540), PEN.line),
    path(ring([480, 360], 470), PEN.ghost),
    notes(56, 96, -24),
    notes(770, 470, -18),
    notes(800, 66, 28),
    path('M176 520L300 632M186 512L310 624M176 520l-12-20 22 12', PEN.line),
    cup(128, 404),
    cup(468, 92),
    cup(560, 640),
    sheetOf(
      236,
      196,
      510,
      320,
      -5,
      [
        path(rect(262, 248, 458, 216), PEN.wall),
        path('M346 248v62M346 352v112M262 372h84', PEN.work),
        path(shelves, { ...PEN.line, fill: GRAPHITE }),
        path(tills, PEN.line),
        path('M684 300h16v-40H300', PEN.fine),
        path('M300 244v44', { ...PEN.wall, strokeWidth: 7 }),
        path(`M${found[0]} ${found[1]}V440H358V280H306`, PEN.alert),
        path(rect(296, 272, 16, 16), { fill: ALERT }),
        path('M262 486h180M262 500h120', PEN.hair),
      ].join(''),
    ),
  ];
}
