/**
 * What the heading font is set in: its file brings one weight, and is a third smaller than with a range of them. Text
 * in that font that asks for another gets this one. What is light is set in the font for text.
 */
export const headingWeight = 640;
/** The weights that texts are set in, and all that their font brings. */
export const textWeights = { min: 400, max: 650 };
