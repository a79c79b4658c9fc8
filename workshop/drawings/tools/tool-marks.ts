import { g, path, ring } from '../svg';
import { INK, RED, said, WHITE } from './tool-board';

/** The number of a passage, in a drawing beside whose notes it stands; the main one is red. */
export const numberAt = (number: number, x: number, y: number, main = false) =>
  path(ring([x, y], 14), main ? { fill: RED } : { fill: WHITE, stroke: INK, strokeWidth: 1.8 }) +
  g(
    { fill: main ? WHITE : INK },
    said(String(number), x, y + 5.5, { at: 'middle', bold: true, size: 16 }),
  );
