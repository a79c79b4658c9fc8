import type { Pt } from './geometry';

type Attrs = Record<string, string | number>;

/** The fragment of the address under which a drawing moves; at any other it stands whole and still. */
export const LIVE = 'vivo';

/** Lines that draw themselves once: a length of one makes one rule serve them all. */
export const DRAWN: Attrs = { class: 't', pathLength: 1 };

/** The one thing that goes on moving. */
export const MOVED: Attrs = { class: 'm' };

/** A light that travels along a path; at rest it is not there. */
export const lit = (stroke: string, strokeWidth: number, length = 0.02): Attrs => ({
  ...MOVED,
  pathLength: 1,
  stroke,
  strokeWidth,
  strokeDasharray: `${length} 1`,
  opacity: 0,
});

/** What `MOVED` does: its key frames, and how they are played. */
export type Movement = { frames: string; play: string; origin?: Pt };

export const turn = (origin: Pt, seconds: number, timing = 'linear'): Movement => ({
  frames: 'to{transform:rotate(1turn)}',
  play: `${seconds}s ${timing}`,
  origin,
});

export const breathe = (origin: Pt, seconds: number): Movement => ({
  frames: '25%{transform:rotate(-5deg)}70%{transform:rotate(4deg)}',
  play: `${seconds}s ease-in-out`,
  origin,
});

export const hover = (height: number, seconds: number): Movement => ({
  frames: `50%{transform:translateY(${-height}px)}`,
  play: `${seconds}s ease-in-out`,
});

export const shift = ([x, y]: Pt, seconds: number): Movement => ({
  frames: `to{transform:translate(${x.toFixed(1)}px,${y.toFixed(1)}px)}`,
  play: `${seconds}s linear`,
});

export const travel = (seconds: number): Movement => ({
  frames: 'from{opacity:1}to{opacity:1;stroke-dashoffset:-1}',
  play: `${seconds}s linear`,
});

/** Dashes that walk: `by` is a whole number of them. */
export const walk = (by: number, seconds: number): Movement => ({
  frames: `to{stroke-dashoffset:${-by}}`,
  play: `${seconds}s linear`,
});

/** `count` equal lines that draw themselves, stay a while, and begin anew. */
export const close = (count: number, seconds: number): Movement => {
  const done = `stroke-dasharray:1;stroke-dashoffset:${(1 - 1 / count).toFixed(2)}`;
  return {
    frames: `from{stroke-dasharray:1;stroke-dashoffset:1}50%,90%{opacity:1;${done}}to{opacity:0;${done}}`,
    play: `${seconds}s linear`,
  };
};

const DRAW = '@keyframes t{from{stroke-dasharray:1;stroke-dashoffset:1}to{stroke-dasharray:1}}';

export function styleOf({ frames, play, origin }: Movement): string {
  const around = origin ? `transform-origin:${origin[0]}px ${origin[1]}px;` : '';
  const rules = `:target .t{animation:t .8s}:target .m{${around}animation:m ${play} infinite}`;
  return `${DRAW}@keyframes m{${frames}}@media screen and (prefers-reduced-motion:no-preference){${rules}}`;
}
