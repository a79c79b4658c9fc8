/** CSS pixels; the strip "rotates a card after 280 px" (spec, section 9). */
export const CARD_WIDTH = 280;

/** "2 px per 30 ms" (spec, section 9), in pixels a second. */
export const SPEED = (2 / 30) * 1000;

/** Seconds one whole round of `cards` cards takes. */
export function cycleSeconds(cards: number): number {
  return (cards * CARD_WIDTH) / SPEED;
}
