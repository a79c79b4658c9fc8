import type { Pt } from './geometry';

/** Proportions of an alphabet, in units of its size; y grows downwards from the baseline at 0. */
export type Face = {
  /** Height of the short letters and of the capitals. */
  x: number;
  cap: number;
  /** Width of a plain letter such as n. */
  width: number;
  /** Corner radius: 0 is squared, half the width is round. */
  radius: number;
  /** How far the ends of c, e and s turn back. */
  hook: number;
  /** Two-storey a. */
  storey?: boolean;
};

/** A stroke: its corners are rounded unless it is sharp. */
export type Stroke = { points: Pt[]; closed?: boolean; sharp?: boolean };
export type Glyph = { strokes: Stroke[]; width: number };

export const soft = (...points: Pt[]): Stroke => ({ points });
export const sharp = (...points: Pt[]): Stroke => ({ points, sharp: true });
export const bowl = (w: number, top: number, bottom = 0): Stroke => ({
  points: [
    [0, top],
    [w, top],
    [w, bottom],
    [0, bottom],
  ],
  closed: true,
});

export type Draw = (f: Face) => Glyph;
