/** Width of a card in CSS pixels (specification). */
export const CARD_WIDTH = 280;

/** 2 px in 30 ms (specification), in pixels per second. */
export const SPEED = (2 / 30) * 1000;

/** Seconds of one round of `cards` cards. */
export function cycleSeconds(cards: number): number {
  return (cards * CARD_WIDTH) / SPEED;
}
