import type { Pt } from '../geometry';
import { GRAPHITE, INK, PEN, STEEL } from '../palette';
import { arc, circle, document, path, ring, tickRing } from '../svg';

interface Speaker {
  /** Before the head, and behind it. */
  hair: string;
  behind?: string;
  /** What the collar looks like. */
  clothes: string;
  /** Glasses, a beard, what is worn over the ear. */
  more?: string;
  /** An arc of the ring round the head, in degrees: none is to be looked at before the others. */
  watch: [number, number];
}

/** Cards show them four by three. */
const C: Pt = [200, 150];

const LAPELS = 'M176 219L200 262L224 219M176 219L164 240L190 286M224 219L236 240L210 286';
const SHIRT = 'M176 219L187 240L200 226L213 240L224 219M200 226V296';
const ROUND = 'M172 221Q200 248 228 221';
const GLASSES = `${ring([184, 142], 11)}${ring([216, 142], 11)}M195 140Q200 137 205 140M173 139L163 135M227 139L237 135`;

const SPEAKERS: Speaker[] = [
  {
    hair: 'M162 134Q158 82 200 82T238 134Q232 116 222 112Q190 116 174 106Q166 116 162 134z',
    clothes: SHIRT,
    watch: [-60, -10],
  },
  {
    behind: 'M156 218Q146 78 200 78T244 218Q222 226 200 226T156 218z',
    hair: 'M162 140Q160 96 208 92Q236 98 238 140Q230 116 210 104Q184 128 162 140z',
    clothes: LAPELS,
    watch: [200, 255],
  },
  {
    hair: 'M162 130Q162 84 200 84T238 130Q232 104 200 103T162 130z',
    clothes: ROUND,
    more: `M163 148Q164 192 200 194T237 148Q232 162 220 162Q200 158 180 162Q168 162 163 148z${GLASSES}`,
    watch: [120, 170],
  },
  {
    behind: ring([200, 76], 20),
    hair: 'M162 138Q156 86 200 86T238 138Q236 106 200 104T162 138z',
    clothes: LAPELS,
    more: GLASSES,
    watch: [-30, 30],
  },
  {
    hair: 'M162 136Q148 130 156 116Q148 102 164 98Q164 82 182 86Q190 72 204 82Q222 72 228 88Q246 88 242 104Q254 116 240 124Q242 132 238 136Q234 116 216 118Q206 108 194 118Q178 110 172 120Q164 124 162 136z',
    clothes: SHIRT,
    watch: [-150, -100],
  },
];

/** A speaker without a photograph: head and shoulders, told apart as one would in a crowd. */
function bust({ hair, behind, clothes, more, watch }: Speaker): string {
  const line = { ...PEN.work, fill: INK };
  return document(
    400,
    300,
    path('M0 0h400v300H0z', { fill: GRAPHITE }),
    tickRing(C, 134, 7, 112, PEN.hair),
    circle(C, 124, { ...PEN.fine, fill: INK }),
    path(arc(C, 134, ...watch), PEN.work),
    path(behind ?? '', { ...line, fill: STEEL[5] }),
    path('M96 300Q100 236 178 214V180H222V214Q300 236 304 300z', { ...line, fill: GRAPHITE }),
    path('M162 134Q162 190 200 194T238 134Q238 90 200 88T162 134z', line),
    path(hair, { ...PEN.work, fill: STEEL[5] }),
    path(more ?? '', PEN.line),
    path(clothes, PEN.line),
  );
}

export const palestrantes = Object.fromEntries(
  SPEAKERS.map((speaker, i) => [`palestrante-${i + 1}.svg`, () => bust(speaker)]),
);
