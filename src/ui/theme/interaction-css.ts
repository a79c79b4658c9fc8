/**
 * Styles of presses, focus, selected text, animations and forced colours, the same on every page. The first paint
 * does not need them: they wait with those of the lower part.
 */
export const interactionCss = `:is(a,button,summary,label):active{opacity:.75}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:2px}
h1:focus,[tabindex="-1"]:focus{outline:none}
::selection{background:var(--brand);color:#fff}
@keyframes fill{from{transform:scaleX(0)}to{transform:none}}
@keyframes turn{to{transform:rotate(1turn)}}
@keyframes drop{from{opacity:0;transform:translateY(-8px)}}
:is(p,strong)>a{padding-block:.22em}
@media (forced-colors:active){svg{--bg:Canvas;--card:Canvas;--fg:CanvasText;--muted:CanvasText;--line:GrayText;--accent:Highlight}svg text{forced-color-adjust:none}}
::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.18s}
`;

/** A rule outside of media queries, or a whole media query. */
const BLOCK = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

const INTERACTION = /:hover|:focus-visible|:popover-open/;

/** What is before a brace and no at-rule: lists of selectors. */
const SELECTORS = /(?<=^|[{}])[^{}@;]+(?=\{)/g;

const CLASS = /\.c-[\w-]+/;

/**
 * Splits styles into those of the first paint and those for a pointer over an element, the keyboard's focus and
 * open menus. A rule stays where it is if one for another state of its element follows, which is to win.
 */
export function splitInteraction(css: string): [first: string, later: string] {
  const [first, later]: [string[], string[]] = [[], []];
  const withOtherState = new Set<string | undefined>();
  for (const block of (css.match(BLOCK) ?? []).toReversed()) {
    const selectors = (block.match(SELECTORS) ?? []).flatMap((list) => list.split(','));
    const name = CLASS.exec(block)?.[0];
    const waits = !block.startsWith('@') && selectors.every((one) => INTERACTION.test(one));
    if (waits && !withOtherState.has(name)) later.unshift(block);
    else {
      first.unshift(block);
      if (selectors.some((one) => /[:[]/.test(one))) withOtherState.add(name);
    }
  }
  return [first.join(''), later.join('')];
}
