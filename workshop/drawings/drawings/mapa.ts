import { envelope, starFort } from '../fort';
import { offset, type Pt, seeded, times } from '../geometry';
import { GRAPHITE, INK, PAPER, RED } from '../palette';
import { arc, circle, comb, curve, document, g, path, poly, rect, ring, shape } from '../svg';
import { shapesIn } from '../tools/tool-labels';
import { label, north } from './map-labels';

const STREET = '#FBFAF8';
const BLOCK = '#E9E7E1';
const EDGE = '#C6C8C8';
const WATER = '#DDDFDF';
const TURN = -14;
const PLACE: Pt = [506, 252];

/** Whether a block drawn on the leaning grid will be seen at all. */
function inSight(x: number, y: number): boolean {
  const a = (TURN * Math.PI) / 180;
  const [u, v] = [x - 480, y - 270];
  return (
    Math.abs(u * Math.cos(a) - v * Math.sin(a)) < 545 &&
    Math.abs(u * Math.sin(a) + v * Math.cos(a)) < 335
  );
}

/** City blocks on a leaning grid whose streets are not all of one width. */
function blocks(): { plain: string; built: string } {
  const rand = seeded(77);
  const columns = times(18, () => 58 + rand() * 46);
  const rows = times(16, () => 46 + rand() * 34);
  const plain: string[] = [];
  const built: string[] = [];
  let x = -211; // one of the streets passes by the place
  for (const w of columns) {
    let y = -190;
    for (const h of rows) {
      const [a, b, width, depth] = [x + 5, y + 5, w - 10, h - 10].map(Math.round) as [
        number,
        number,
        number,
        number,
      ];
      const cut = Math.round(width * (0.3 + rand() * 0.4));
      const [split, half] = [rand() > 0.4, rand() > 0.6];
      if (inSight(x + w / 2, y + h / 2)) {
        plain.push(rect(a, b, width, depth));
        if (split) built.push(`M${a + cut} ${b}v${depth}`);
        if (half) built.push(`M${a} ${b + Math.round(depth / 2)}h${cut}`);
      }
      y += h;
    }
    x += w;
  }
  return { plain: plain.join(''), built: built.join('') };
}

/** A made-up town: highway, river, avenues, the old fort kept as a park, the address, and the way to it. */
export function mapa(): string {
  const { plain, built } = blocks();
  const river = curve([
    [-30, 420],
    [120, 380],
    [260, 430],
    [400, 500],
    [560, 470],
    [700, 520],
    [820, 610],
  ]);
  const avenues =
    curve([
      [-20, 130],
      [220, 150],
      [506, 210],
      [760, 160],
      [990, 60],
    ]) +
    poly([[436, -28], PLACE, [589, 583]]) +
    curve([
      [980, 330],
      [760, 300],
      [506, 210],
    ]);
  // Where the narrowest window still shows it.
  const c: Pt = [312, 318];
  const fort = starFort(c, 66, 5, -70);
  const seat = starFort(PLACE, 28, 5);
  const highway = curve([
    [-20, 92],
    [180, 76],
    [350, 48],
    [560, 52],
    [980, 150],
  ]);
  const exit: Pt = [455, 47];
  const names =
    label({ text: 'km 26', at: [418, 26] }) +
    label({ text: 'Rodovia Raposo Tavares', at: [594, 47], turn: 9 }) +
    label({ text: '10 min', at: [430, 136], halo: BLOCK }) +
    label({ text: 'Rua do Forte, 100', at: [690, 266], turn: 17 }) +
    north([744, 428]);
  return document(
    960,
    540,
    path('M0 0h960v540h-960z', { fill: STREET }),
    g(
      { transform: `rotate(${TURN} 480 270)` },
      path(plain, { fill: BLOCK, stroke: EDGE, strokeWidth: 1 }),
      path(built, { stroke: EDGE, strokeWidth: 1 }),
    ),
    path(river, { stroke: STREET, strokeWidth: 84 }),
    path(river, { stroke: '#BCC0C2', strokeWidth: 68 }),
    path(river, { stroke: WATER, strokeWidth: 65 }),
    path(river, { stroke: '#C6CACB', strokeWidth: 42 }),
    path(river, { stroke: WATER, strokeWidth: 39.6 }),
    path(river, { stroke: '#C6CACB', strokeWidth: 1.2, strokeDasharray: '14 10' }),
    path(shape(envelope(fort, 18)), { fill: '#EFEEEA', stroke: '#A6ACB0', strokeWidth: 1.4 }),
    comb(shape(envelope(fort, 13)), 7, 6, { stroke: '#A6ACB0', strokeWidth: 1 }),
    path(avenues, { stroke: EDGE, strokeWidth: 19 }),
    path(avenues, { stroke: STREET, strokeWidth: 16 }),
    path(avenues, { stroke: EDGE, strokeWidth: 1, strokeDasharray: '8 6' }),
    path(highway, { stroke: '#8C96A0', strokeWidth: 33 }),
    path(highway, { stroke: STREET, strokeWidth: 30 }),
    path(highway, { stroke: '#8C96A0', strokeWidth: 1.6 }),
    path(poly([exit, [496, 212]]), { stroke: EDGE, strokeWidth: 25 }),
    path(poly([exit, [496, 212]]), { stroke: STREET, strokeWidth: 22 }),
    path(poly([exit, [496, 212]]), { stroke: GRAPHITE, strokeWidth: 5 }),
    path(fort.fronts.map((f) => shape(f.ravelin)).join(''), {
      stroke: '#5B6877',
      strokeWidth: 1.4,
      fill: PAPER,
    }),
    path(shape(fort.trace), { stroke: INK, strokeWidth: 2.2, fill: PAPER }),
    path(shape(offset(fort.trace, -6)), { stroke: '#8C96A0', strokeWidth: 1 }),
    circle(PLACE, 96, { fill: RED, fillOpacity: 0.05 }),
    path(ring(PLACE, 96), { stroke: RED, strokeWidth: 1.4, strokeDasharray: '.1 6' }),
    path(arc(PLACE, 96, -100, -30), { stroke: RED, strokeWidth: 4 }),
    path(ring(PLACE, 40), { stroke: RED, strokeWidth: 1.6 }),
    path(shape(seat.trace), { fill: PAPER, stroke: RED, strokeWidth: 2.2 }),
    path(shape(offset(seat.trace, -4)), { stroke: RED, strokeWidth: 1 }),
    circle(PLACE, 4, { fill: RED }),
    circle(exit, 8, { fill: PAPER, stroke: GRAPHITE, strokeWidth: 3.2 }),
    names,
    shapesIn(names),
  );
}
