import { type Hand, word } from '../lettering';
import { GRAPHITE } from '../palette';
import { document, g } from '../svg';
import { MARKS } from './partner-marks';

const BASE: Hand = {
  x: 0.7,
  cap: 1,
  width: 0.6,
  radius: 0.3,
  hook: 0.16,
  size: 30,
  weight: 4,
  tracking: 0.3,
};

/** One hand a company: what changes is what makes ten firms out of one alphabet. */
const HANDS: Record<string, { text: string; hand: Partial<Hand> }> = {
  torreao: { text: 'Torreão', hand: { radius: 0.1, weight: 4.6, storey: true } },
  vedra: {
    text: 'VEDRA',
    hand: { cap: 0.86, width: 0.58, weight: 3, tracking: 0.46, radius: 0.34 },
  },
  atalaia: {
    text: 'atalaia',
    hand: { radius: 0.34, weight: 4.2, ends: 'round', width: 0.62, x: 0.68, tracking: 0.32 },
  },
  farolis: { text: 'Farolis', hand: { slant: 12, weight: 5, radius: 0.3, storey: true } },
  cardume: {
    text: 'cardume',
    hand: { radius: 0.36, weight: 2.6, ends: 'round', width: 0.64, tracking: 0.24, size: 28 },
  },
  clavario: {
    text: 'CLAVÁRIO',
    hand: { cap: 0.74, width: 0.46, radius: 0.08, weight: 3.6, tracking: 0.28 },
  },
  palanca: {
    text: 'Palanca',
    hand: { radius: 0.3, weight: 6, width: 0.62, tracking: 0.36, storey: true, size: 28 },
  },
  tramela: {
    text: 'tramela',
    hand: { radius: 0, weight: 4, width: 0.5, tracking: 0.32, storey: true, hook: 0.12 },
  },
  varredo: {
    text: 'Varredo',
    hand: { radius: 0.32, weight: 3.2, slant: -0, width: 0.6, tracking: 0.26, storey: true },
  },
  represa: {
    text: 'REPRESA',
    hand: { cap: 0.8, width: 0.5, radius: 0.3, weight: 5, tracking: 0.32 },
  },
};

const MARK = 40;
const GAP = 15;

/** Mark and name side by side, from the left edge of the 240 by 80 sheet: text stands below them. */
function wordmark(id: string): string {
  const entry = HANDS[id];
  const mark = MARKS[id];
  if (!entry || !mark) throw new Error(`wordmark: unknown partner "${id}"`);
  const hand = { ...BASE, ...entry.hand };
  const tall = entry.text === entry.text.toUpperCase() ? hand.cap : (hand.cap + hand.x) / 2;
  const { width } = word(entry.text, hand, [0, 0], GRAPHITE);
  const fit = Math.min(1, 228 / (MARK + GAP + width));
  const middle = 40 / fit;
  const name = word(entry.text, hand, [MARK + GAP, middle + (tall * hand.size) / 2], GRAPHITE);
  const body = g(
    {
      transform: `translate(0 ${(middle - MARK / 2).toFixed(1)})`,
      stroke: GRAPHITE,
    },
    mark(),
  );
  const attrs: Record<string, string> = fit < 1 ? { transform: `scale(${fit.toFixed(3)})` } : {};
  return document(240, 80, g(attrs, body, name.markup));
}

export const partners = Object.fromEntries(
  Object.keys(HANDS).map((id) => [`parceiros/${id}.svg`, () => wordmark(id)]),
);
