import type { Pt } from './geometry';

type Attrs = Record<string, string | number>;

/** The fragment of the address under which a drawing plays its event; at any other it stands at its end. */
export const LIVE = 'vivo';

/** When something happens, and for how long: seconds from the start, no more than two decimals. */
type When = readonly [at: number, seconds?: number];

/**
 * What can happen, by the letter that its class begins with. An event ends in the drawing at rest: key frames
 * say where something comes from. What is there only in between has no opacity at rest.
 */
const KINDS = {
  a: { frames: 'from{opacity:0}', seconds: 0.3 },
  t: { frames: 'from{stroke-dasharray:1;stroke-dashoffset:1}to{stroke-dasharray:1}', seconds: 0.6 },
  u: { frames: 'from,to{opacity:1}', seconds: 1 },
  h: { frames: 'from{transform:scaleX(0)}', seconds: 0.7 },
  v: { frames: 'from{transform:scaleY(0)}', seconds: 0.7 },
  k: { frames: 'from{opacity:0;transform:scale(2.4)}', seconds: 0.25 },
  o: { frames: 'from{opacity:1;transform:scale(.2)}', seconds: 0.9 },
  p: { frames: '50%{transform:scale(.9)}', seconds: 0.35 },
  r: { frames: 'from{opacity:0;transform:translateY(26px)}', seconds: 0.5 },
} as const;

type Kind = keyof typeof KINDS;

/** In hundredths of a second, and its own duration if it has one: `t50`, `t50-120`. */
const cue = (kind: Kind, [at, seconds]: When): Attrs => ({
  class: `${kind}${Math.round(at * 100)}${seconds ? `-${Math.round(seconds * 100)}` : ''}`,
});

export const appears = (...when: When) => cue('a', when);
/** A line that draws itself. */
export const draws = (...when: When) => ({ ...cue('t', when), pathLength: 1 });
/** What is there only from then, for as long; from the start if `at` is 0. */
export const shows = (at: number, seconds: number) => ({ ...cue('u', [at, seconds]), opacity: 0 });
/** Becomes as wide, or as high, as it is; from its left, or its foot. */
export const widens = (...when: When) => cue('h', when);
export const grows = (...when: When) => cue('v', when);
/** A mark that is put there. */
export const stamps = (...when: When) => cue('k', when);
/** A ring that goes out from its middle. */
export const calls = (...when: When) => ({ ...cue('o', when), opacity: 0 });
/** What a hand presses. */
export const pressed = (...when: When) => cue('p', when);
/** What comes up from below. */
export const rises = (...when: When) => cue('r', when);

/** Lines that draw themselves at once: a length of one makes one rule serve them all. */
export const DRAWN: Attrs = draws(0, 0.8);

/** What makes the drawing's own movement. */
export const MOVED: Attrs = { class: 'n' };

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

/** Long enough to be seen, short enough to need no pause. */
const SECONDS = 2.6;
const slowly = (frames: string, timing: string): Movement => ({
  frames,
  play: `${SECONDS}s ${timing}`,
});

export const turn = (origin: Pt, timing = 'cubic-bezier(.4,0,.2,1)'): Movement => ({
  ...slowly('to{transform:rotate(1turn)}', timing),
  origin,
});

export const breathe = (origin: Pt): Movement => ({
  ...slowly('25%{transform:rotate(-5deg)}70%{transform:rotate(4deg)}', 'ease-in-out'),
  origin,
});

export const hover = (height: number): Movement =>
  slowly(`50%{transform:translateY(${-height}px)}`, 'ease-in-out');

export const shift = ([x, y]: Pt): Movement =>
  slowly(`to{transform:translate(${x.toFixed(1)}px,${y.toFixed(1)}px)}`, 'ease-in-out');

export const travel = (seconds = SECONDS): Movement => ({
  frames: 'from{opacity:1}to{opacity:1;stroke-dashoffset:-1}',
  play: `${seconds}s ease-in-out`,
});

/** Dashes that walk: `by` is a whole number of them. */
export const walk = (by: number): Movement => slowly(`to{stroke-dashoffset:${-by}}`, 'ease-out');

/** `count` equal lines that draw themselves. */
export const close = (count: number): Movement => {
  const part = (share: number) => `stroke-dasharray:1;stroke-dashoffset:${share}`;
  return slowly(`from{${part(1)}}to{${part(Number((1 - 1 / count).toFixed(2)))}}`, 'linear');
};

/** Scaled parts are scaled from where they stand. */
const ORIGINS: Partial<Record<Kind, string>> = {
  h: '0 50%',
  v: '50% 100%',
  k: '50% 50%',
  o: '50% 50%',
  p: '50% 50%',
};

const time = (hundredths: number) => `${String(hundredths / 100).replace(/^0\./, '.')}s`;

function ruleOf(name: string): string {
  const kind = name.charAt(0) as Kind;
  const [at = 0, seconds = KINDS[kind].seconds * 100] = name.slice(1).split('-').map(Number);
  // What is not there yet is not there at the start either.
  const fill = kind === 'u' || kind === 'o' ? '' : ' backwards';
  return `:target .${name}{animation:${kind} ${time(seconds)}${at ? ` ${time(at)}` : ''}${fill}}`;
}

/** The style of a drawing: what happens in it, and when; empty if nothing does. */
export function styleOf(drawing: string, movement?: Movement): string {
  const names = new Set(
    Array.from(drawing.matchAll(/ class="([atuhvkopr]\d+(?:-\d+)?)"/g), ([, one = '']) => one),
  );
  const kinds = new Set([...names].map((name) => name.charAt(0) as Kind));
  const frames = [...kinds].map((kind) => `@keyframes ${kind}{${KINDS[kind].frames}}`);
  const origins = [...kinds].map((kind) => {
    const origin = ORIGINS[kind];
    return origin && `[class^=${kind}]{transform-box:fill-box;transform-origin:${origin}}`;
  });
  const rules = [...names].map(ruleOf);
  if (movement) {
    const { frames: own, play, origin } = movement;
    const around = origin ? `transform-origin:${origin[0]}px ${origin[1]}px;` : '';
    frames.push(`@keyframes n{${own}}`);
    rules.push(`:target .n{${around}animation:n ${play}}`);
  }
  if (rules.length === 0) return '';
  return `${frames.join('')}${origins.join('')}@media screen and (prefers-reduced-motion:no-preference){${rules.join('')}}`;
}
