/** File types that a browser opens as a document of the site's origin, where a script could read its storage. */
const DOCUMENT = /\.(svgz?|s?html?|xhtml?|xht|xml|xslt?|rdf|rss|atom|mml|mathml|mht|mhtml)$/i;

/** PDFs open in a viewer and run no script of the site. */
export const isDocument = (file: string): boolean => DOCUMENT.test(file);
