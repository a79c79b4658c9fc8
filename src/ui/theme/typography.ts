import { headingWeight } from './font-weights.ts';
import { headingFont, textFont } from './fonts.ts';
import { size } from './size.ts';

const heading = {
  fontFamily: headingFont,
  fontWeight: headingWeight,
} as const;

/** A section's title above charts, screens and documents. */
const display = {
  ...heading,
  fontSize: size.display,
  lineHeight: 1.1,
  letterSpacing: '-0.022em',
} as const;

/** The variants of text, each of a size of the scale. */
export const type = {
  h1: { ...heading, fontSize: size.page, lineHeight: 1.04, letterSpacing: '-0.028em' },
  display,
  /** The title of a section that is a statement: wider than other titles. */
  statement: { ...display, maxWidth: 1080 },
  /** A section's title above text, lists, tables and cards. */
  h2: { ...heading, fontSize: size.title, lineHeight: 1.15, letterSpacing: '-0.018em' },
  middle: { ...heading, fontSize: size.middle, lineHeight: 1.2, letterSpacing: '-0.015em' },
  h3: { ...heading, fontSize: size.large, lineHeight: 1.3, letterSpacing: '-0.01em' },
  lead: { fontSize: size.large, lineHeight: 1.55 },
  label: {
    fontFamily: headingFont,
    fontSize: size.label,
    fontWeight: headingWeight,
    lineHeight: 1.4,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  body1: { fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' },
  body2: { fontSize: size.small, fontWeight: 'inherit', lineHeight: 1.5 },
  button: {
    fontFamily: textFont,
    fontSize: size.text,
    fontWeight: 600,
    lineHeight: 1.25,
    letterSpacing: 0,
    textTransform: 'none',
  },
} as const;

/** Labels of a theme that has none in capitals. */
export const plainLabel = {
  fontFamily: textFont,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
} as const;
