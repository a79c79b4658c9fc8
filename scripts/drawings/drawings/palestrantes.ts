import { envelope, starFort } from '../fort';
import { offset, type Pt } from '../geometry';
import { type Hand, word } from '../lettering';
import { ALERT, GRAPHITE, INK, PAPER, PEN } from '../palette';
import { arc, document, path, shape, tickRing } from '../svg';

interface Speaker {
  initials: string;
  bastions: number;
  /** Where the first bastion points, and the arc that is watched, in degrees. */
  turn: number;
  watch: [number, number];
}

const SPEAKERS: Speaker[] = [
  { initials: 'RM', bastions: 5, turn: -90, watch: [-60, -10] },
  { initials: 'HA', bastions: 6, turn: -60, watch: [200, 255] },
  { initials: 'OL', bastions: 7, turn: -90, watch: [120, 170] },
  { initials: 'LS', bastions: 9, turn: -90, watch: [-30, 30] },
  { initials: 'CA', bastions: 8, turn: -67.5, watch: [-150, -100] },
];

/** Cards show them four by three. */
const C: Pt = [200, 150];

const HAND: Hand = {
  x: 0.72,
  cap: 1,
  width: 0.6,
  radius: 0.2,
  hook: 0.16,
  size: 48,
  weight: 5.4,
  tracking: 0.3,
};

/** A speaker without a photograph: initials in a fort of one's own, instead of nobody's face. */
function monogram({ initials, bastions, turn, watch }: Speaker): string {
  const fort = starFort(C, 116, bastions, turn);
  const { width } = word(initials, HAND, C, PAPER);
  const origin: Pt = [C[0] - width / 2, C[1] + HAND.size / 2];
  return document(
    400,
    300,
    path('M0 0h400v300H0z', { fill: GRAPHITE }),
    tickRing(C, 134, 7, 112, PEN.hair),
    path(shape(envelope(fort, 4)), PEN.fine),
    path(shape(fort.trace), { ...PEN.work, fill: INK }),
    path(shape(offset(fort.trace, -7)), PEN.hair),
    path(arc(C, 134, ...watch), { ...PEN.watch, stroke: ALERT }),
    word(initials, HAND, origin, PAPER).markup,
  );
}

export const palestrantes = Object.fromEntries(
  SPEAKERS.map((speaker, i) => [`palestrante-${i + 1}.svg`, () => monogram(speaker)]),
);
