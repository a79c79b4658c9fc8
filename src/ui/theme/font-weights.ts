/**
 * The weight of the heading font: its file has one weight, and is a third smaller than with a range. Text
 * in that font with another weight gets this one. Light text uses the text font. A theme with another weight has that in the
 * file, which browsers then show in the place of this one: its face says that it has all weights.
 */
export const headingWeight = 640;
/** The weights of the text font. */
export const textWeights = { min: 400, max: 650 };
