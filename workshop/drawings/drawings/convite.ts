import { envelope, linesOfFire, starFort } from '../fort';
import { offset, type Pt, polar, times } from '../geometry';
import { word } from '../lettering';
import { INK, PAPER, RED, STEEL } from '../palette';
import {
  arc,
  circle,
  comb,
  curve,
  document,
  dots,
  el,
  g,
  path,
  ring,
  segments,
  shape,
  tickRing,
} from '../svg';

const SOFT = '#A8AFB6';

/** The frame is itself a fort: a rectangle with a bastion at every corner. */
function frame(x: number, y: number, w: number, h: number, b: number): Pt[] {
  const corner = (cx: number, cy: number, sx: number, sy: number): Pt[] => [
    [cx + sx * b * 1.1, cy],
    [cx + sx * b * 0.9, cy - sy * b * 0.42],
    [cx - sx * b * 0.42, cy - sy * b * 0.42],
    [cx - sx * b * 0.42, cy + sy * b * 0.9],
    [cx, cy + sy * b * 1.1],
  ];
  return [
    ...corner(x, y, 1, 1).reverse(),
    ...corner(x + w, y, -1, 1),
    ...corner(x + w, y + h, -1, -1).reverse(),
    ...corner(x, y + h, 1, -1),
  ];
}

/** Fourteen waves round a circle; turned by quarters of a wave they weave the rosette. */
const wave = (c: Pt, r: number) =>
  curve(
    times(56, (i) => polar(c, r + 9 * Math.sin((i * Math.PI) / 2), (360 / 56) * i)),
    true,
  );

/** Capitals, set wide and centred. */
function line(text: string, y: number, size: number, weight: number, colour: string): string {
  const hand = {
    x: 0.7,
    cap: 1,
    width: 0.56,
    radius: 0.2,
    hook: 0.1,
    tracking: 0.42,
    size,
    weight,
  };
  return word(text, hand, [480 - word(text, hand, [0, 0], colour).width / 2, y], colour).markup;
}

/** The official invitation: frame, crest, who invites to what and where, seal. */
export function convite(): string {
  const outer = frame(84, 84, 792, 1032, 62);
  const crest = starFort([480, 246], 92, 6);
  const seal: Pt = [480, 1022];
  return document(
    960,
    1200,
    path('M0 0h960v1200h-960z', { fill: PAPER }),
    comb(shape(offset(outer, 12)), 11, 8, { stroke: SOFT, strokeWidth: 1.2 }),
    path(shape(outer), { stroke: INK, strokeWidth: 3 }),
    path(shape(offset(outer, -9)), { stroke: INK, strokeWidth: 1.2 }),
    comb(shape(offset(outer, -15)), 7, 6, { stroke: SOFT, strokeWidth: 1 }),
    path(shape(offset(outer, -22)), { stroke: SOFT, strokeWidth: 1.2 }),
    path(dots(outer), { stroke: INK, strokeWidth: 7 }),
    tickRing([480, 246], 128, 8, 96, { stroke: SOFT, strokeWidth: 1.2 }),
    path(shape(envelope(crest, 7)), { stroke: STEEL[2], strokeWidth: 1.2 }),
    path(crest.fronts.map((f) => shape(f.ravelin)).join(''), {
      stroke: STEEL[2],
      strokeWidth: 1.2,
    }),
    path(shape(crest.trace), { stroke: INK, strokeWidth: 2.6 }),
    path(shape(offset(crest.trace, -6)), { stroke: SOFT, strokeWidth: 1.2 }),
    g(
      { stroke: SOFT, strokeWidth: 1.2, strokeDasharray: '.1 5' },
      path(segments(linesOfFire(crest))),
    ),
    path(dots(crest.salients), { stroke: INK, strokeWidth: 9 }),
    path(arc([480, 246], 142, -66, -24), { stroke: RED, strokeWidth: 4 }),
    circle([480, 246], 8, { fill: RED }),
    path('M232 420H440M520 420H728M232 900H440M520 900H728', { stroke: SOFT, strokeWidth: 1.4 }),
    path('M466 420L480 406L494 420L480 434zM466 900L480 886L494 900L480 914z', {
      stroke: INK,
      strokeWidth: 1.6,
    }),
    line('BALUARTE', 506, 22, 2.2, STEEL[3]),
    line('CONVIDA', 552, 22, 2.2, STEEL[3]),
    line('ROUNDTABLE', 664, 58, 6, INK),
    line('SESSIONS', 752, 58, 6, INK),
    line('COTIA', 826, 26, 2.6, RED),
    path(wave(seal, 46), { id: 'onda', stroke: RED, strokeWidth: 1.1 }),
    ...times(3, (i) =>
      el('use', { href: '#onda', transform: `rotate(${((i + 1) * 360) / 56} ${seal.join(' ')})` }),
    ),
    path(ring(seal, 62) + ring(seal, 32), { stroke: RED, strokeWidth: 1.8 }),
    path(shape(starFort(seal, 24, 5).trace), { stroke: RED, strokeWidth: 2 }),
    circle(seal, 4, { fill: RED }),
  );
}
