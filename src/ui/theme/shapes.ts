import type { Theme } from '../../types/config.gen.ts';

/** Heads are none of these: another component shows them. */
type Shapes = Required<Omit<NonNullable<Theme['shapes']>, 'heads'>>;

const APART =
  '--cards-gap:24px;--cards-clip:visible;--card-radius:var(--radius);--card-clip:hidden';

/**
 * What each shape of `theme.json` sets. The components have what holds without it, so that a site that chooses nothing has no
 * byte of this. A bullet is a box of 9 px, turned by 45 degrees: a line from corner to corner is a dash, two lines near its sides are a tick, which fits into a circle too. In
 * `calc()` angles are not mirrored (right-to-left.ts).
 */
const SHAPES: { [K in keyof Shapes]: Record<Shapes[K], string> } = {
  buttons: {
    square: '--button-radius:0',
    pill: '--button-radius:99px',
  },
  cards: {
    framed: APART,
    raised: `${APART};--card-frame:0 1px 2px color-mix(in srgb,var(--ink) 10%,transparent),0 6px 20px color-mix(in srgb,var(--ink) 8%,transparent)`,
    filled: `${APART};--card-frame:none`,
  },
  bullets: {
    dot: '--bullet-line:0;--bullet:radial-gradient(var(--muted) 3.5px,transparent 4px)',
    dash: '--bullet-line:0;--bullet:linear-gradient(calc(135deg),transparent 42%,var(--muted) 42% 58%,transparent 58%)',
    check:
      '--bullet-line:0;--bullet:linear-gradient(var(--accent) 0 0) 5.5px 0/2px 7.5px no-repeat,linear-gradient(var(--accent) 0 0) 2.5px 5.5px/5px 2px no-repeat',
  },
};

/** Neither print nor forced colours show what is painted as a background: there bullets are outlines. */
const BULLETS_ELSEWHERE =
  '@media print,(forced-colors:active){:root,[data-background]{--bullet-line:1.5px solid;--bullet:none}}';

/** Of the links that cover a card (`covering.ts`): a card that cuts what stands out of it would cut the corners of theirs. */
const ROUND_OUTLINES = 'li a::after{border-radius:var(--card-radius)}';

/** Declared for each background, as a variable takes the variables in it from where it is declared. */
export function shapesCss({ shapes = {} }: Theme): string {
  const { buttons, cards, bullets } = shapes;
  const declared = [
    buttons && SHAPES.buttons[buttons],
    cards && SHAPES.cards[cards],
    bullets && SHAPES.bullets[bullets],
  ].filter(Boolean);
  if (declared.length === 0) return '';
  return `:root,[data-background]{${declared.join(';')}}${cards ? ROUND_OUTLINES : ''}${bullets ? BULLETS_ELSEWHERE : ''}`;
}
