import { bowl, type Draw, sharp, soft } from './glyph-strokes';

/** The small letters the names need. */
export const small: Record<string, Draw> = {
  a: ({ x, width: w, hook, storey }) => ({
    width: w,
    strokes: storey
      ? [
          soft([0, -x + hook], [0, -x], [w, -x], [w, 0]),
          soft([w, 0], [0, 0], [0, -x * 0.56], [w, -x * 0.56]),
        ]
      : [bowl(w, -x), sharp([w, -x], [w, 0])],
  }),
  c: ({ x, width: w, hook }) => ({
    width: w * 0.92,
    strokes: [
      soft(
        [w * 0.92, -x + hook],
        [w * 0.92, -x],
        [0, -x],
        [0, 0],
        [w * 0.92, 0],
        [w * 0.92, -hook],
      ),
    ],
  }),
  d: ({ x, cap, width: w }) => ({ width: w, strokes: [bowl(w, -x), sharp([w, -cap], [w, 0])] }),
  e: ({ x, width: w, hook }) => ({
    width: w,
    strokes: [
      soft([0, -x * 0.48], [w, -x * 0.48], [w, -x], [0, -x], [0, 0], [w, 0], [w, -hook * 0.7]),
    ],
  }),
  f: ({ x, cap, width: w }) => ({
    width: w * 0.62,
    strokes: [soft([w * 0.66, -cap], [w * 0.2, -cap], [w * 0.2, 0]), sharp([0, -x], [w * 0.6, -x])],
  }),
  i: ({ x, cap }) => ({
    width: 0,
    strokes: [sharp([0, -x], [0, 0]), sharp([0, -cap], [0, -cap + 0.04])],
  }),
  l: ({ cap }) => ({ width: 0, strokes: [sharp([0, -cap], [0, 0])] }),
  m: ({ x, width: w }) => ({
    width: w * 1.6,
    strokes: [
      sharp([0, -x], [0, 0]),
      soft([0, 0], [0, -x], [w * 0.8, -x], [w * 0.8, 0]),
      soft([w * 0.8, 0], [w * 0.8, -x], [w * 1.6, -x], [w * 1.6, 0]),
    ],
  }),
  n: ({ x, width: w }) => ({
    width: w,
    strokes: [sharp([0, -x], [0, 0]), soft([0, 0], [0, -x], [w, -x], [w, 0])],
  }),
  o: ({ x, width: w }) => ({ width: w, strokes: [bowl(w, -x)] }),
  p: ({ x, width: w }) => ({ width: w, strokes: [bowl(w, -x), sharp([0, -x], [0, x * 0.42])] }),
  r: ({ x, width: w }) => ({
    width: w * 0.46,
    strokes: [sharp([0, -x], [0, 0]), soft([0, 0], [0, -x], [w * 0.52, -x])],
  }),
  s: ({ x, width: w, hook }) => ({
    width: w * 0.88,
    strokes: [
      soft(
        [w * 0.88, -x + hook * 0.7],
        [w * 0.88, -x],
        [0, -x],
        [0, -x * 0.52],
        [w * 0.88, -x * 0.52],
        [w * 0.88, 0],
        [0, 0],
        [0, -hook * 0.7],
      ),
    ],
  }),
  t: ({ x, cap, width: w }) => ({
    width: w * 0.6,
    strokes: [
      soft([w * 0.2, -cap * 0.94], [w * 0.2, 0], [w * 0.62, 0]),
      sharp([0, -x], [w * 0.6, -x]),
    ],
  }),
  u: ({ x, width: w }) => ({
    width: w,
    strokes: [sharp([w, -x], [w, 0]), soft([0, -x], [0, 0], [w, 0], [w, -x])],
  }),
  v: ({ x, width: w }) => ({
    width: w * 1.04,
    strokes: [sharp([0, -x], [w * 0.52, 0], [w * 1.04, -x])],
  }),
};
