/**
 * For browsers set to text larger than 16 px (up to four times), which is wider than columns
 * in pixels expect: words may break anywhere. A media query in `em` follows that setting,
 * so none of the three applies at the default size, whatever the window.
 */
export const largeTextCss = `@media (width<19em),(620px<width<38em),(1240px<width<76em){body{overflow-wrap:anywhere;hyphens:auto}body *{min-width:0;text-wrap-mode:wrap!important}}`;
