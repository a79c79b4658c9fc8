export const BANNER = '_consent';

/** While the question stands; without scripts, or when the app cannot be had, it does not. */
export const ASKING = 'html[data-js][data-consent=ask]';

/**
 * The banner is never higher than --ask, and what is focused is scrolled clear of it (WCAG 2.4.11),
 * the end of the page too, by the footer's padding.
 * On a very low screen it stands above the page instead of over it; on paper it does not stand at all.
 */
export const consentCss = `${ASKING}{--ask:min(11.5rem,60vh);scroll-padding-bottom:calc(var(--ask) + 32px)}
@media print,(max-height:480px){${ASKING}{--ask:0px;scroll-padding-bottom:0}}
`;
