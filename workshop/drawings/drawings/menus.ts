import { starFort } from '../fort';
import { ngon, type Pt, polar, times } from '../geometry';
import { ALERT, GRAPHITE, STEEL } from '../palette';
import { arc, dots, el, g, path, poly, rect, ring, segments, shape } from '../svg';

/** The middle of a drawing, in units; menus show it at half its size. */
const C: Pt = [48, 48];

const line = { stroke: STEEL[0], strokeWidth: 3 };
const fine = { stroke: STEEL[1], strokeWidth: 2.4 };
const dot = { stroke: STEEL[0], strokeWidth: 9 };

const people = (heads: readonly Pt[], k: number) =>
  heads.map((h) => ring(h, k) + arc([h[0], h[1] + 3.6 * k], 2.1 * k, 180, 360)).join('');

const DRAWN = {
  firewall: [
    path(`${rect(12, 20, 24, 56)}${rect(60, 20, 24, 56)}`, line),
    path('M12 34H36M12 48H36M12 62H36M60 34H84M60 48H84M60 62H84', fine),
    path(dots([C]), dot),
  ],
  antivirus: [
    path(shape(ngon(C, 38, 6)), line),
    path(segments(ngon(C, 38, 6).map((p): [Pt, Pt] => [p, C])), fine),
    path(dots([C]), dot),
  ],
  gauge: [
    path(arc([48, 58], 38, 180, 360), line),
    path(
      segments(
        times(7, (i) => [polar([48, 58], 28, 180 + i * 30), polar([48, 58], 33, 180 + i * 30)]),
      ),
      fine,
    ),
    path('M48 58L68 36M10 72H86', line),
  ],
  people: [
    path(people([[48, 30]], 10), line),
    path(
      people(
        [
          [20, 44],
          [76, 44],
        ],
        7,
      ),
      fine,
    ),
    path('M8 82H88', line),
  ],
  tunnel: [
    path(`${arc([48, 60], 38, 180, 360)}M10 60V82M86 60V82`, line),
    path(`${arc([48, 60], 26, 180, 360)}M22 60V82M74 60V82`, fine),
    path(`${arc([48, 60], 14, 180, 360)}M34 60V82M62 60V82`, fine),
    path('M48 66V84', { ...line, strokeDasharray: '4 6' }),
  ],
  layers: [
    path('M48 14L86 32L48 50L10 32z', line),
    path('M10 48L48 66L86 48M10 64L48 82L86 64', fine),
  ],
  crack: [
    path(rect(12, 18, 72, 60), line),
    path('M12 38H84M12 58H84M36 18V38M62 38V58M30 58V78', fine),
    path('M58 18L50 32L60 44L46 60L54 78', line),
  ],
  alarm: [
    path(dots([[48, 56]]), { stroke: ALERT, strokeWidth: 12 }),
    path(arc([48, 56], 20, 215, 325) + arc([48, 56], 34, 215, 325), { ...line, stroke: ALERT }),
    path('M16 80H80', line),
  ],
  rings: [path(ring(C, 38) + ring(C, 27), fine), path(shape(starFort(C, 17, 5).trace), line)],
  room: [
    path(`${rect(10, 14, 34, 26)}${rect(52, 14, 34, 26)}`, line),
    path('M16 32L24 24L30 30L38 22M58 22H80M58 30H72', fine),
    path(
      people(
        [
          [30, 60],
          [66, 60],
        ],
        7,
      ),
      line,
    ),
  ],
  radar: [
    path(ring(C, 38), line),
    path(`${ring(C, 24)}M48 10V86M10 48H86`, fine),
    path(poly([C, polar(C, 38, -42)]), line),
    path(dots([polar(C, 24, -70)]), dot),
  ],
  network: [
    path(segments(ngon(C, 36, 5).map((p): [Pt, Pt] => [p, C])), fine),
    path(shape(starFort(C, 19, 5).trace), { ...line, fill: GRAPHITE }),
    path(dots(ngon(C, 38, 5)), dot),
  ],
} satisfies Record<string, string[]>;

const COLUMNS = 4;

/** Drawings at the places of a menu's links: shares of whatever room it takes, none of them stretched. */
const sheetOf = (names: (keyof typeof DRAWN)[]) => () => {
  const rows = Math.ceil(names.length / COLUMNS);
  const placed = names.map((name, i) => {
    const y = `${(Math.floor(i / COLUMNS) * 100) / rows}%`;
    const place = { x: `${((i % COLUMNS) * 100) / COLUMNS}%`, y };
    return el('svg', place, g({ transform: 'translate(14 12)scale(.5)' }, ...DRAWN[name]));
  });
  const attrs = { xmlns: 'http://www.w3.org/2000/svg', fill: 'none', strokeLinecap: 'round' };
  return `${el('svg', attrs, ...placed)}\n`;
};

export const menus = {
  'menu-solucoes.svg': sheetOf([
    'firewall',
    'antivirus',
    'gauge',
    'people',
    'tunnel',
    'layers',
    'crack',
    'alarm',
  ]),
  'menu-servicos.svg': sheetOf(['rings', 'room', 'radar', 'network']),
};
