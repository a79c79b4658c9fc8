/** The weight of the heading font, unless `theme.json` has another in `fonts.weight`. */
export const usualHeadingWeight = 640;
/**
 * The weight of the heading font, a variable of the document: its file has one weight, and is a third smaller than with a
 * range. Text in that font with another weight gets this one. Light text uses the text font.
 */
export const headingWeight = 'var(--heading-weight)';
/** The weights of the text font. */
export const textWeights = { min: 400, max: 650 };
