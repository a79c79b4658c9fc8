/**
 * The weights that texts are set in, and all that the fonts bring: a heading font that is heavy only is half as
 * large. What is light is set in the font for text.
 */
export const headingWeights = { min: 600, max: 650 };
export const textWeights = { min: 400, max: 650 };
