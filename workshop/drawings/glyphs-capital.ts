import { bowl, type Draw, sharp, soft } from './glyph-strokes';

/** The capitals the names need. */
export const capital: Record<string, Draw> = {
  A: ({ cap, width: w }) => ({
    width: w * 1.24,
    strokes: [
      sharp([0, 0], [w * 0.62, -cap], [w * 1.24, 0]),
      sharp([w * 0.22, -cap * 0.3], [w * 1.02, -cap * 0.3]),
    ],
  }),
  B: ({ cap, width: w }) => ({
    width: w,
    strokes: [
      sharp([0, 0], [0, -cap]),
      soft([0, -cap], [w * 0.94, -cap], [w * 0.94, -cap * 0.53], [0, -cap * 0.53]),
      soft([0, -cap * 0.53], [w, -cap * 0.53], [w, 0], [0, 0]),
    ],
  }),
  C: ({ cap, width: w, hook }) => ({
    width: w,
    strokes: [soft([w, -cap + hook], [w, -cap], [0, -cap], [0, 0], [w, 0], [w, -hook])],
  }),
  D: ({ cap, width: w }) => ({
    width: w,
    strokes: [sharp([0, 0], [0, -cap]), soft([0, -cap], [w, -cap], [w, 0], [0, 0])],
  }),
  E: ({ cap, width: w }) => ({
    width: w * 0.8,
    strokes: [
      sharp([w * 0.8, -cap], [0, -cap], [0, 0], [w * 0.8, 0]),
      sharp([0, -cap * 0.52], [w * 0.7, -cap * 0.52]),
    ],
  }),
  F: ({ cap, width: w }) => ({
    width: w * 0.76,
    strokes: [
      sharp([w * 0.8, -cap], [0, -cap], [0, 0]),
      sharp([0, -cap * 0.5], [w * 0.68, -cap * 0.5]),
    ],
  }),
  H: ({ cap, width: w }) => ({
    width: w * 1.02,
    strokes: [
      sharp([0, 0], [0, -cap]),
      sharp([w * 1.02, 0], [w * 1.02, -cap]),
      sharp([0, -cap * 0.5], [w * 1.02, -cap * 0.5]),
    ],
  }),
  L: ({ cap, width: w }) => ({
    width: w * 0.74,
    strokes: [sharp([0, -cap], [0, 0], [w * 0.76, 0])],
  }),
  M: ({ cap, width: w }) => ({
    width: w * 1.3,
    strokes: [sharp([0, 0], [0, -cap], [w * 0.65, -cap * 0.34], [w * 1.3, -cap], [w * 1.3, 0])],
  }),
  N: ({ cap, width: w }) => ({
    width: w * 1.06,
    strokes: [sharp([0, 0], [0, -cap], [w * 1.06, 0], [w * 1.06, -cap])],
  }),
  O: ({ cap, width: w }) => ({ width: w * 1.06, strokes: [bowl(w * 1.06, -cap)] }),
  P: ({ cap, width: w }) => ({
    width: w * 0.94,
    strokes: [
      sharp([0, 0], [0, -cap]),
      soft([0, -cap], [w, -cap], [w, -cap * 0.44], [0, -cap * 0.44]),
    ],
  }),
  R: ({ cap, width: w }) => ({
    width: w,
    strokes: [
      sharp([0, 0], [0, -cap]),
      soft([0, -cap], [w, -cap], [w, -cap * 0.46], [0, -cap * 0.46]),
      sharp([w * 0.48, -cap * 0.46], [w, 0]),
    ],
  }),
  S: ({ cap, width: w, hook }) => ({
    width: w,
    strokes: [
      soft(
        [w, -cap + hook * 0.8],
        [w, -cap],
        [0, -cap],
        [0, -cap * 0.52],
        [w, -cap * 0.52],
        [w, 0],
        [0, 0],
        [0, -hook * 0.8],
      ),
    ],
  }),
  T: ({ cap, width: w }) => ({
    width: w * 1.06,
    strokes: [sharp([0, -cap], [w * 1.06, -cap]), sharp([w * 0.53, -cap], [w * 0.53, 0])],
  }),
  V: ({ cap, width: w }) => ({
    width: w * 1.2,
    strokes: [sharp([0, -cap], [w * 0.6, 0], [w * 1.2, -cap])],
  }),
  I: ({ cap }) => ({ width: 0, strokes: [sharp([0, -cap], [0, 0])] }),
  U: ({ cap, width: w }) => ({ width: w, strokes: [soft([0, -cap], [0, 0], [w, 0], [w, -cap])] }),
};
