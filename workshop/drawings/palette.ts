export const INK = '#0B0F14';
export const GRAPHITE = '#151C24';
export const PAPER = '#F7F6F3';
/** Action and alarm on light grounds. */
export const RED = '#C8102E';
/** The same red for thin lines on ink, where #C8102E is too dark to be seen. */
export const ALERT = '#E5384F';
/** Steel greys, from the brightest to the one that is barely there on ink. */
export const STEEL = ['#D3DAE2', '#98A5B3', '#667483', '#4A5867', '#303C49', '#1B242E'] as const;

const pen = (stroke: string, strokeWidth: number) => ({ stroke, strokeWidth });

/**
 * Line weights for drawings 960 units wide shown at 340 to 640 px: a unit is a third to two thirds
 * of a pixel, so depth comes from colour first and weight second.
 */
export const PEN = {
  wall: pen(PAPER, 3),
  work: pen(STEEL[0], 2),
  line: pen(STEEL[1], 1.6),
  fine: pen(STEEL[2], 1.3),
  hair: pen(STEEL[3], 1.2),
  ghost: pen(STEEL[4], 1.2),
  watch: pen(ALERT, 4),
  alert: pen(ALERT, 2),
};
