/**
 * Text that a browser is set to show larger than 16 px (up to four times), and so wider than columns
 * in pixels expect: words break where they have to. A media query in `em` is as wide as that setting
 * says, so none of the three applies at the ordinary size, whatever the window.
 */
export const largeTextCss = `@media (width<19em),(620px<width<38em),(1240px<width<76em){body{overflow-wrap:anywhere;hyphens:auto}body *{min-width:0;text-wrap-mode:wrap!important}}`;
