/**
 * Firefox does not know `break-after: avoid`. There, on paper, what heads something is as high as its
 * beginning too, which is drawn over that room. Where nothing follows, or a list item holds it all,
 * there is nothing to keep together.
 */
const KEPT_TOGETHER = `@media print{@supports (-moz-appearance:none){main :is(header,h2,h3):not(:last-child,li *,header *){--next:20rem;break-inside:avoid;&:has(+ul){--next:35rem}&:is(h3){--next:10rem}&::after{content:"";display:block;height:var(--next);margin-bottom:calc(-1*var(--next))}}}}`;

/**
 * A page on paper, the same on every page: nothing that its first sight waits for. The footer stands
 * below the logo, as the head of a letter: at the end it often had a last sheet to itself, as Chromium
 * ignores `break-before: avoid` after a grid. What may be long is broken between its parts, for one
 * that is kept whole leaves as much of a sheet blank as it is high.
 */
export const printCss = `@page{margin:16mm 15mm}
@media print{:root{--space:32px;--gutter:0px}html{font-size:80%}body,[data-background]{color-scheme:light;--bg:#fff;--fg:#000;--muted:#333;--line:#999;--card:#fff;--accent:#000;background:#fff!important;color:#000!important}[data-no-print]{display:none!important}a[href^="http"]:not([aria-label],[href*="//wa.me/"])::after{content:" (" attr(href) ")";font-size:.8em;font-weight:400;overflow-wrap:anywhere}h1,h2,h3,h4,header{break-after:avoid}header,li:not(:has(li,dl,figure,img)){break-inside:avoid}:has(>main){display:flex;flex-direction:column}:has(>main)>:is(header,footer){order:-1}main>section{padding-block:36px 0!important}p{orphans:3;widows:3}}
${KEPT_TOGETHER}
`;

const ON_PAPER = /@media print\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** Parts styles in those of a screen and those that are for paper alone. */
export function splitPaper(css: string): [screen: string, paper: string] {
  const paper = Array.from(css.matchAll(ON_PAPER), ([, rules]) => rules);
  return [css.replace(ON_PAPER, ''), paper.length > 0 ? `@media print{${paper.join('')}}` : ''];
}
