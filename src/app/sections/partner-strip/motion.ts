/** Of a card, in CSS pixels, as the client asked for. */
export const CARD_WIDTH = 280;

/** 2 px in 30 ms, as the client asked for; in pixels a second. */
export const SPEED = (2 / 30) * 1000;

/** Seconds one whole round of `cards` cards takes. */
export function cycleSeconds(cards: number): number {
  return (cards * CARD_WIDTH) / SPEED;
}
