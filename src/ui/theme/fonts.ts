/**
 * The `font-family` of headings, and of everything else: variables of the document, so that the code of the app is the
 * same for every site.
 */
export const headingFont = 'var(--heading-font)';
export const textFont = 'var(--text-font)';
