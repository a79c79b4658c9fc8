/**
 * Firefox does not support `break-after: avoid`. There a printed heading is made taller by the
 * beginning of its content, which overlaps it by a negative margin. If nothing follows, or a list item holds it all,
 * there is nothing to keep together.
 */
const KEPT_TOGETHER = `@media print{@supports (-moz-appearance:none){main :is(header,h2,h3):not(:last-child,li *,header *){--next:20rem;break-inside:avoid;&:has(+ul){--next:35rem}&:is(h3){--next:10rem}&::after{content:"";display:block;height:var(--next);margin-bottom:calc(-1*var(--next))}}}}`;

/**
 * Print styles, the same on every page; no first paint waits for them. The footer is
 * below the logo, as a letterhead: at the end it often took a last sheet of its own, as Chromium
 * ignores `break-before: avoid` after a grid. Long elements may break between their parts: one
 * that must not break leaves as much of a sheet blank as it is tall.
 */
export const printCss = `@page{margin:16mm 15mm}
@media print{:root{--space:32px;--gutter:0px}html{font-size:80%}body,[data-background]{color-scheme:light;--bg:#fff;--fg:#000;--muted:#333;--line:#999;--card:#fff;--accent:#000;--error:#000;background:#fff!important;color:#000!important}[data-no-print]{display:none!important}a[href^="http"]:not([aria-label],[href*="//wa.me/"])::after{content:" (" attr(href) ")";font-size:.8em;font-weight:400;overflow-wrap:anywhere}h1,h2,h3,h4,header{break-after:avoid}header,li:not(:has(li,dl,figure,img)){break-inside:avoid}:has(>main){display:flex;flex-direction:column}:has(>main)>:is(header,footer){order:-1}main>section{padding-block:36px 0!important}p{orphans:3;widows:3}}
${KEPT_TOGETHER}
`;
