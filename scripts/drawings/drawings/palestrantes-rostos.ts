import { type Pt, polar, times } from '../geometry';
import { curve } from '../svg';

export type Portrait = {
  bastions: number;
  turn: number;
  wide: number;
  jaw: number;
  slope: number;
  width: number;
  /** Hair, before or behind the head, and what else tells one from another. */
  behind?: string;
  hair: Pt[];
  detail: string;
  watch: [number, number];
};

export const PORTRAITS: Portrait[] = [
  {
    bastions: 5,
    turn: -90,
    wide: 60,
    jaw: 40,
    slope: 0,
    width: 118,
    hair: [
      [136, 150],
      [140, 104],
      [176, 76],
      [232, 78],
      [262, 108],
      [264, 150],
      [250, 128],
      [204, 118],
      [160, 126],
    ],
    detail: 'M186 300L200 326L214 300M200 326V400M172 272L186 300M228 272L214 300',
    watch: [-60, -10],
  },
  {
    bastions: 6,
    turn: -60,
    wide: 56,
    jaw: 32,
    slope: 10,
    width: 104,
    behind: 'M134 130L160 80L200 66L240 80L266 130L276 290L236 300L234 200H166L164 300L124 290z',
    hair: [
      [142, 176],
      [144, 118],
      [176, 84],
      [224, 84],
      [256, 118],
      [258, 176],
      [240, 140],
      [188, 108],
    ],
    detail: 'M172 290L200 340L228 290',
    watch: [200, 255],
  },
  {
    bastions: 7,
    turn: -90,
    wide: 60,
    jaw: 46,
    slope: -6,
    width: 126,
    hair: [
      [138, 140],
      [150, 100],
      [180, 84],
      [222, 84],
      [250, 100],
      [262, 140],
      [244, 112],
      [156, 112],
    ],
    detail:
      'M150 158h40v24h-40zM210 158h40v24h-40zM190 166h20M142 200L160 214H240L258 200L244 240L214 262H186L156 240zM180 226H220M160 300L200 316L240 300',
    watch: [120, 170],
  },
  {
    bastions: 4,
    turn: -45,
    wide: 55,
    jaw: 34,
    slope: 8,
    width: 108,
    behind: 'M166 70L180 36L220 36L234 70L220 92H180z',
    hair: [
      [144, 150],
      [148, 104],
      [200, 72],
      [252, 104],
      [256, 150],
      [232, 112],
      [200, 104],
      [168, 112],
    ],
    detail: 'M142 196v16M258 196v16M170 288L186 318L200 302L214 318L230 288',
    watch: [-30, 30],
  },
  {
    bastions: 8,
    turn: -67.5,
    wide: 57,
    jaw: 38,
    slope: 2,
    width: 114,
    behind: curve(
      times(26, (i) => polar([200, 138], i % 2 ? 94 : 82, i * (360 / 26))),
      true,
    ),
    hair: [
      [140, 160],
      [146, 112],
      [170, 88],
      [230, 88],
      [254, 112],
      [260, 160],
      [240, 124],
      [222, 114],
      [200, 120],
      [178, 114],
      [160, 124],
    ],
    detail: 'M176 286L200 300L224 286M200 300V400M150 340H182M218 340H250',
    watch: [-150, -100],
  },
];
