import { accentOnLight, isDark, lettersOnBrand } from '../../lib/brand-text.ts';
import type { Theme } from '../../types/config.gen.ts';
import { breakpoints } from './breakpoints.ts';
import { buttonCss } from './button-colors.ts';
import { errorColors } from './error-colors.ts';
import { headingFont, textFont } from './fonts.ts';
import { isRound } from './is-round.ts';
import { shapesCss } from './shapes.ts';
import { size } from './size.ts';

/** Selects what stands on a background: the breadcrumbs are on that of the section below them. */
const on = (background: string) =>
  `[data-background=${background}],main>nav:has(+[data-background=${background}])`;

/** A brand that is a red says errors too, on each background as it does. */
function errorCss(colors: Theme['colors']): string {
  const { error, errorOnDark } = errorColors(colors);
  return error === colors.brand && errorOnDark === colors.brandOnDark
    ? ':root,[data-background]{--error:var(--accent)}'
    : `:root,[data-background]{--error:${error}}[data-background=ink]{--error:${errorOnDark}}[data-background=brand]{--error:${colors[lettersOnBrand(colors)]}}`;
}

const onDark = (colors: Theme['colors']) =>
  isDark('brand', colors)
    ? '[data-background=ink],[data-background=brand]'
    : '[data-background=ink]';

/** Surfaces on the brand's colour: darker ones below white letters, white ones below dark letters. */
function brandCss(colors: Theme['colors']): string {
  const isLight = lettersOnBrand(colors) === 'ink';
  const letters = colors[lettersOnBrand(colors)];
  const line = isLight ? `color-mix(in srgb,${letters} 40%,transparent)` : 'rgba(255,255,255,.4)';
  const card = isLight ? colors.white : colors.brandDark;
  return `--bg:${colors.brand};--fg:${letters};--muted:${letters};--line:${line};--accent:${letters};--card:${card};--focus:${letters}`;
}

/** What has the brand's colour, if letters on it are dark. */
const onBrandCss = (colors: Theme['colors']) =>
  isDark('brand', colors) ? '' : ':root{--on-brand:var(--ink)}html ::selection{color:var(--ink)}';

/**
 * Tokens and reset, the same on every page: part of the document, not of React.
 * Components read the `--…` tokens, so one component works on every background; what the browser
 * draws itself (scrollbars, controls) follows `color-scheme`. The scrollbar is there from the first paint, when the page is
 * not yet taller than the window; `scrollbar-gutter` would leave a stripe of one colour beside a short page. Below that, its footer goes on. A focused element scrolls clear of the
 * header above and of the WhatsApp button below. A link in a text is 24 px high, which takes no space from its lines.
 * On phones a word that hardly fits into a line of a title is broken with a hyphen, in browsers that leave the others whole.
 * In forced colours drawings take the system's: browsers replace the colours of all else, but not fill and stroke.
 */
export function globalCss(theme: Theme, fontFaces: string): string {
  const { colors, radius, contentWidth, backgrounds } = theme;
  const accent = accentOnLight(colors);
  const { footer = 'ink' } = backgrounds ?? {};
  return `${fontFaces}
:root{--ink:${colors.ink};--graphite:${colors.graphite};--paper:${colors.paper};--white:${colors.white};--brand:${colors.brand};--brand-dark:${colors.brandDark};--radius:${radius}px;--picture:${isRound({ radius }) ? radius : 0}px;--mark:${isRound({ radius }) ? '50%' : 0};--content:${contentWidth}px;--gutter:clamp(20px,5vw,48px);--space:clamp(32px,1rem + 5.6vw,96px);--header:72px;--ease:cubic-bezier(.2,.7,.2,1)}
:root,[data-background=paper]{--bg:${colors.paper};--fg:${colors.ink};--muted:${colors.steel};--line:${colors.line};--accent:${accent};--card:${colors.white};--focus:${colors.ink}}
${on('white')}{--bg:${colors.white};--fg:${colors.ink};--muted:${colors.steel};--line:${colors.line};--accent:${accent};--card:${colors.paper};--focus:${colors.ink}}
${on('ink')}{--bg:${colors.ink};--fg:${colors.white};--muted:${colors.mist};--line:${colors.lineOnDark};--accent:${colors.brandOnDark};--card:${colors.graphite};--focus:${colors.white}}
${on('brand')}{${brandCss(colors)}}
${errorCss(colors)}${buttonCss(colors)}${onBrandCss(colors)}${shapesCss(theme)}
*,::before,::after{box-sizing:border-box}
main section[id]{scroll-margin-top:-16px}
html{overflow:auto scroll;-webkit-text-size-adjust:100%;scroll-padding:calc(var(--header) + 16px) 0 88px}
body{text-wrap:pretty;position:relative;margin:0;background:var(--${footer});color:var(--fg);font:400 ${size.text}/1.65 ${textFont};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
[data-background]{background:var(--bg);color:var(--fg)}
:root,[data-background]{color-scheme:light}
${onDark(colors)}{color-scheme:dark}
h1,h2,h3,h4,h5,h6{margin:0;font-family:${headingFont};text-wrap:balance;hyphens:manual}
h1,h2{overflow-wrap:anywhere;word-spacing:.04em}
p,ul,ol,dl,dd,figure{margin:0;padding:0}
ul,ol{list-style:none}
img,svg{display:block;max-width:100%;height:auto}
strong{font-weight:650}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}
button{font:inherit}
${breakpoints.down('sm')}{body{line-height:1.55}@supports(hyphenate-limit-chars:16 5){h1,h2{hyphens:auto;hyphenate-limit-chars:16 5}}}
[data-js] [data-no-js-only]{display:none!important}
html:not([data-js]) [data-js-only]{display:none!important}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}@view-transition{navigation:auto}}
@media print,(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
`.replaceAll('\n', '');
}

/**
 * For browsers set to text larger than 16 px (up to four times), which is wider than columns
 * in pixels expect: words may break anywhere. A media query in `em` follows that setting,
 * so none of the three applies at the default size, whatever the window.
 */
export const largeTextCss = `@media (width<19em),(600px<width<37em),(1200px<width<74em){body{overflow-wrap:anywhere;hyphens:auto}body *{min-width:0;text-wrap-mode:wrap!important}}`;
