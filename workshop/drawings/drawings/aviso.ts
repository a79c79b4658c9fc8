import { starFort } from '../fort';
import { type Pt, polar, seeded, times } from '../geometry';
import { DRAWN, MOVED, turn } from '../movement';
import { ALERT, GRAPHITE, INK, PEN, STEEL } from '../palette';
import {
  arc,
  circle,
  comb,
  curve,
  el,
  g,
  liveSheet,
  path,
  ring,
  segments,
  shape,
  tickRing,
} from '../svg';

const SEAL: Pt = [602, 500];

/** Eighteen waves round the seal; turned by quarters of a wave they weave the engraver's rosette. */
const wave = curve(
  times(72, (i) => polar(SEAL, 84 + 15 * Math.sin((i * Math.PI) / 2), 5 * i)),
  true,
);

/** A document with its seal: what is written here is kept. */
export function aviso(): string {
  const rand = seeded(31);
  const article = (y: number, rows: number) =>
    times(
      rows,
      (i) =>
        [
          [296, y + i * 22],
          [i === rows - 1 ? 400 + rand() * 120 : 640 + rand() * 26, y + i * 22],
        ] as const,
    );
  const text = [...article(250, 4), ...article(362, 5), ...article(496, 4)].map(
    ([a, b]): readonly [Pt, Pt] => (a[1] > 420 ? [a, [Math.min(b[0], 474), b[1]]] : [a, b]),
  );
  const fort = starFort(SEAL, 50, 5);
  const crest = starFort([480, 148], 36, 5);
  return liveSheet(
    turn(SEAL),
    g(
      { transform: 'rotate(-7 480 360)' },
      path('M262 60H690V660H262z', { ...PEN.fine, fill: INK }),
    ),
    g({ transform: 'rotate(4 480 360)' }, path('M262 56H690V660H262z', { ...PEN.line, fill: INK })),
    path('M250 46H636L710 120V674H250z', { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path('M636 46V120H710', { ...PEN.work, fill: INK }),
    path('M266 62H622V134H694V658H266z', PEN.fine),
    comb('M274 70H614M274 650H686', 7, 6, PEN.fine),
    comb('M274 76V644M686 146V644', 7, 6, PEN.fine),
    path(shape(crest.trace), PEN.work),
    path(ring([480, 148], 12), PEN.line),
    path('M400 148H428M532 148H560M376 204H584', PEN.line),
    path(segments(text), { stroke: STEEL[2], strokeWidth: 3 }),
    path('M296 234H420M296 346H448M296 480H392', { stroke: STEEL[0], strokeWidth: 4 }),
    path('M296 606C320 570 336 630 352 600S384 580 396 604S430 596 452 598', PEN.work),
    path('M296 622H470', PEN.fine),
    path('M566 576L540 690L574 672L596 700L602 590zM638 576L664 690L630 672L608 700L602 590z', {
      ...PEN.alert,
      fill: '#2A0D15',
    }),
    circle(SEAL, 116, { fill: INK }),
    tickRing(SEAL, 112, 8, 96, PEN.line),
    path(ring(SEAL, 104), PEN.work),
    g(
      MOVED,
      path(wave, { id: 'onda', ...PEN.line }),
      ...[5, 10, 15].map((deg) =>
        el('use', { href: '#onda', transform: `rotate(${deg} ${SEAL.join(' ')})` }),
      ),
    ),
    circle(SEAL, 64, { ...PEN.work, fill: INK }),
    path(shape(fort.trace), { ...PEN.watch, strokeWidth: 3, fill: '#2A0D15' }),
    circle(SEAL, 9, { fill: ALERT }),
    path(arc(SEAL, 124, -70, 20), PEN.watch),
  );
}
