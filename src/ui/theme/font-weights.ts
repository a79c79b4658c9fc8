/**
 * The weight of the heading font: its file has one weight, and is a third smaller than with a range. Text
 * in that font with another weight gets this one. Light text uses the text font.
 */
export const headingWeight = 640;
/** The weights of the text font. */
export const textWeights = { min: 400, max: 650 };
