export const BANNER = '_consent';

/** Matches while the banner is shown; never without scripts, or if the app failed to load. */
export const ASKING = 'html[data-js][data-consent=ask]';

/**
 * The banner is never taller than --ask, and focused elements scroll clear of it (WCAG 2.4.11),
 * the end of the page too, by the footer's padding.
 * On a very low screen it is above the page instead of over it; in print it is hidden.
 */
export const consentCss = `${ASKING}{--ask:min(11.5rem,60vh);scroll-padding-bottom:calc(var(--ask) + 32px)}
@media print,(max-height:480px){${ASKING}{--ask:0px;scroll-padding-bottom:0}}
`;
