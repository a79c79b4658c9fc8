import { busts } from '../figures';
import { starFort } from '../fort';
import { at, lerp, type Pt, polar, seeded, times } from '../geometry';
import { DRAWN, MOVED, walk } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import { solid, viewer } from '../project';
import { arc, circle, dots, g, liveSheet, path, poly, rect, ring, segments, shape } from '../svg';

const see = viewer([480, 352], 0, 48);
const FOCUS: Pt = [0, -330];
const SPAN = 78;
const ANALYSTS = 4;

/** The shift's desks, each of two screens, on a ring round the wall that all look at. */
function desksAt(r: number): string {
  const each = SPAN / ANALYSTS;
  const angle = (i: number, k: number) => 90 + SPAN / 2 - (i + k) * each;
  const desks = times(ANALYSTS, (i) => {
    const plan = [
      ...[0.04, 0.5, 0.96].map((k) => polar(FOCUS, r, angle(i, k))),
      ...[0.96, 0.5, 0.04].map((k) => polar(FOCUS, r + 84, angle(i, k))),
    ].reverse();
    return solid(see, plan, 0, 56, PEN.work);
  });
  const screens = times(ANALYSTS * 2, (j) => {
    const [i, k] = [Math.floor(j / 2), j % 2 ? 0.53 : 0.15];
    const [a, b] = [polar(FOCUS, r + 10, angle(i, k)), polar(FOCUS, r + 10, angle(i, k + 0.32))];
    return shape([see([...a, 66]), see([...b, 66]), see([...b, 128]), see([...a, 128])]);
  });
  return desks.join('') + path(screens.join(''), { ...PEN.line, fill: INK });
}

/** The desks, and who sits at them. */
export function shift(r: number): string {
  const each = SPAN / ANALYSTS;
  const people = times(ANALYSTS, (i) =>
    see([...polar(FOCUS, r + 128, 90 + SPAN / 2 - (i + 0.5) * each), 96]),
  );
  return desksAt(r) + busts(people, 25, { pen: PEN.wall });
}

function panel(x: number, y: number, kind: number): string {
  const [w, h] = [104, 126];
  const rand = seeded(kind * 31 + 7);
  const line = times(9, (i): Pt => [x + 12 + ((w - 24) / 8) * i, y + h - 14 - rand() * (h - 36)]);
  const bars = times(9, (i) => rect(x + 12 + 9 * i, y + h - 12, 5, -8 - rand() * (h - 40)));
  const rows = times(
    6,
    (i) =>
      [
        [x + 12, y + 18 + i * 18],
        [x + 30 + rand() * (w - 44), y + 18 + i * 18],
      ] as const,
  );
  const dial: Pt = [x + w / 2, y + h / 2];
  const inside = [
    path(poly(line), PEN.work),
    path(bars.join(''), PEN.fine),
    path(segments(rows), PEN.line),
    path(ring(dial, 40) + ring(dial, 26), PEN.fine) +
      path(arc(dial, 33, -90, 40 + kind * 20), { ...PEN.line, strokeWidth: 7 }),
  ];
  return at(inside, kind);
}

/** The watch room: four analysts before one wall of screens, and one screen calls. */
export function nsoc(): string {
  const heart: Pt = [480, 158];
  const fort = starFort(heart, 112, 5);
  const places = [86, 200, 656, 770].flatMap((x) => [22, 160].map((y): Pt => [x, y]));
  const alarm: Pt = [708, 223];
  const sight = times(
    11,
    (i) =>
      [
        see([...polar(FOCUS, 484, 52 + i * 7.6), 120]),
        lerp([640, 286], [320, 286], i / 10),
      ] as const,
  );
  return liveSheet(
    walk(7.1 * 20),
    g(
      { transform: 'translate(0 34)' },
      path('M60 298h840M86 10h788', PEN.hair),
      path(places.map(([x, y]) => rect(x, y, 104, 126)).join(''), {
        ...PEN.line,
        fill: GRAPHITE,
        fillOpacity: 0.6,
      }),
      ...places.map(([x, y], i) => (i === 5 ? '' : panel(x, y, (i * 3 + 1) % 4))),
      path(rect(316, 20, 328, 268), { ...PEN.wall, fill: GRAPHITE, fillOpacity: 0.6 }),
      path([44, 88, 126].map((r) => ring(heart, r)).join(''), PEN.ghost),
      path(segments(fort.salients.map((p, i) => [p, at(fort.salients, i + 2)])), PEN.hair),
      path(shape(fort.trace), { ...PEN.wall, ...DRAWN }),
      path(dots(fort.salients), { stroke: PAPER, strokeWidth: 11 }),
      path(dots(times(16, (i): Pt => [334 + ((i * 53) % 294), 38 + ((i * 71) % 236)])), {
        stroke: STEEL[2],
        strokeWidth: 5,
      }),
      path(rect(656, 160, 104, 126), { ...PEN.alert, fill: ALERT, fillOpacity: 0.16 }),
      path(arc(alarm, 40, 205, 335) + arc(alarm, 24, 205, 335), PEN.watch),
      circle(alarm, 8, { fill: ALERT }),
      path(segments(sight), { ...PEN.fine, ...MOVED, strokeDasharray: '.1 7' }),
      shift(478),
    ),
  );
}
