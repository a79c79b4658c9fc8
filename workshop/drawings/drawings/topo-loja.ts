import { type Pt, times } from '../geometry';
import { appears, draws, stamps } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, STEEL } from '../palette';
import { comb, g, path, poly, rect, wedge } from '../svg';
import { panorama, said } from '../tools/tool-board';

const FINE = { stroke: STEEL[2], strokeWidth: 1.3 };
const WALL = { stroke: PAPER, strokeWidth: 3 };
const CABLE = { stroke: STEEL[1], strokeWidth: 1.5 };
const STOPPED = { stroke: ALERT, strokeWidth: 3, ...draws(0.4, 1.2) };

/** Shelves from above: goods on both sides of a middle. */
const shelves = (from: number, count: number, step: number, top: number, height: number) => {
  const at = times(count, (i) => from + i * step);
  const middle = at.map((x) => `M${x + 15} ${top}v${height}`).join('');
  return (
    path(at.map((x) => rect(x, top, 30, height)).join(''), { ...FINE, fill: GRAPHITE }) +
    comb(middle, 30, 13, { ...FINE, strokeWidth: 1 }) +
    path(middle, FINE)
  );
};

/** A till: the counter with its belt, the place of who sits there, and the screen that sells. */
const till = ([x, y]: Pt) =>
  path(rect(x, y, 74, 15), { stroke: STEEL[0], fill: GRAPHITE }) +
  path(`M${x + 40} ${y}v15${rect(x + 10, y + 19, 16, 7)}`, FINE) +
  path(rect(x + 52, y + 4, 14, 7), { fill: PAPER });

const camera = (at: Pt, towards: number) =>
  path(wedge(at, 62, towards - 24, towards + 24), { fill: STEEL[5], stroke: STEEL[3] }) +
  path(rect(at[0] - 5, at[1] - 5, 10, 10), { fill: STEEL[0] });

/** The gate: all cables of the shop end at it, and what may pass leaves it on the other side. */
const gate = (x: number, top: number, height: number) =>
  path(rect(x - 4, top, 8, height), { fill: PAPER });

const cross = ([x, y]: Pt, r: number) =>
  g(
    stamps(1.6),
    path(rect(x - r, y - r, 2 * r, 2 * r), { fill: ALERT }),
    path(
      `M${x - r / 2.4} ${y - r / 2.4}l${r / 1.2} ${r / 1.2}m0-${r / 1.2}l-${r / 1.2} ${r / 1.2}`,
      {
        stroke: INK,
        strokeWidth: 2.5,
      },
    ),
  );

const wide = () => {
  const tills = times(7, (i): Pt => [1046, 84 + i * 34]);
  const GATE = 262;
  return [
    // The dock, the street, the parking lot.
    path(`M-10 236h100m-100 68h100${rect(0, 244, 74, 52)}M50 244v52`, FINE),
    path(times(8, (i) => `M1368 ${20 + i * 46}l90 26`).join(''), { stroke: STEEL[4] }),
    // What stands in the shop.
    path(rect(352, 36, 620, 20) + times(20, (i) => `M${352 + i * 31} 36v20`).join(''), FINE),
    shelves(388, 8, 64, 108, 182),
    path(
      times(6, (i) => rect(926 + (i % 2) * 36, 104 + Math.floor(i / 2) * 62, 24, 44)).join(''),
      FINE,
    ),
    path(
      times(12, (i) => rect(150 + (i % 4) * 38, 184 + Math.floor(i / 4) * 42, 26, 30)).join(''),
      FINE,
    ),
    camera([910, 72], 60),
    camera([560, 308], -70),
    ...tills.map(till),
    // Cables, gathered along the walls.
    path(
      tills.map(([x, y]) => `M${x + 59} ${y + 7}h46`).join('') +
        poly([
          [1151, 295],
          [1151, 66],
          [GATE, 66],
        ]),
      { stroke: PAPER, strokeWidth: 1.5 },
    ),
    path(
      poly([
        [254, 184],
        [254, 146],
        [306, 146],
        [306, 92],
        [GATE, 92],
      ]),
      CABLE,
    ),
    path(`M${GATE} 66H-10M${GATE} 92H-10`, { stroke: PAPER, strokeWidth: 1.5 }),
    path('M92 60l8 6-8 6M92 86l8 6-8 6', {
      stroke: PAPER,
      strokeWidth: 1.5,
      transform: 'matrix(-1 0 0 1 170 0)',
    }),
    path(
      poly([
        [910, 72],
        [910, 316],
        [342, 316],
        [342, 118],
        [GATE + 12, 118],
      ]),
      STOPPED,
    ),
    path(
      poly([
        [560, 308],
        [560, 316],
      ]),
      STOPPED,
    ),
    // Walls last, over the ends of all that.
    path(
      'M120 232V24H1320V136M1320 214V336H120V306M330 24V44M330 140V240M330 286V336M120 160H230M280 160H330',
      WALL,
    ),
    gate(GATE, 44, 96),
    cross([GATE + 14, 118], 11),
    g(
      { fill: PAPER },
      said('Firewall da loja', 250, 130, { bold: true, size: 17, at: 'end' }),
      said('Caixas', 1178, 74, { bold: true }),
      said('à matriz', 20, 50, { size: 17 }),
    ),
    g({ fill: STEEL[1] }, said('Depósito', 150, 324, { size: 17 })),
    g(
      { fill: ALERT, ...appears(1.9) },
      said('a câmera não passa daqui', 352, 92, { bold: true, size: 18 }),
    ),
  ].join('');
};

const narrow = () => {
  const tills = times(4, (i): Pt => [62, -58 + 110 + i * 34]);
  const GATE = -92;
  return [
    shelves(-460, 5, 56, 52, 130),
    shelves(236, 5, 56, 52, 130),
    shelves(-40, 1, 40, 82, 96),
    camera([30, 44], 70),
    ...tills.map(till),
    path(
      tills.map(([x, y]) => `M${x + 59} ${y + 7}h30`).join('') +
        poly([
          [151, 161],
          [151, 30],
          [-180, 30],
        ]),
      { stroke: PAPER, strokeWidth: 1.5 },
    ),
    path('M-166 24l-8 6 8 6', { stroke: PAPER, strokeWidth: 1.5 }),
    path(
      poly([
        [30, 44],
        [30, 196],
        [-60, 196],
        [-60, 62],
        [GATE + 10, 62],
      ]),
      STOPPED,
    ),
    path('M-460 6H460M-460 214H460', WALL),
    gate(GATE, 14, 74),
    cross([GATE + 12, 62], 9),
    g(
      { fill: PAPER },
      said('Firewall', GATE + 18, 108, { bold: true, size: 15, at: 'end' }),
      said('Caixas', 62, 204, { bold: true, size: 15 }),
    ),
    g(
      { fill: ALERT, ...appears(1.9) },
      said('A câmera para no firewall', 0, 234, { bold: true, size: 15, at: 'middle' }),
    ),
  ].join('');
};

/** The plan of a shop: every cable ends at its firewall, and that of the cameras goes no further. */
export const topoLoja = () => panorama(wide(), narrow());
