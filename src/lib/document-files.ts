/** What a browser opens as a document of the site's own origin, where a script could read what visitors keep there. */
const DOCUMENT = /\.(svgz?|s?html?|xhtml?|xht|xml|xslt?|rdf|rss|atom|mml|mathml|mht|mhtml)$/i;

/** A PDF opens in a viewer of its own and runs no script of the site. */
export const isDocument = (file: string): boolean => DOCUMENT.test(file);
