import { headingWeight } from './font-weights.ts';
import { headingFont, textFont } from './fonts.ts';
import { WIDE } from './wide.ts';

const heading = {
  fontFamily: headingFont,
  fontWeight: headingWeight,
  textWrap: 'balance',
} as const;

/** The largest titles are set tight. */
const large = { ...heading, lineHeight: 1.04, letterSpacing: '-0.028em' } as const;

/** The type scale. */
export const type = {
  h1: {
    ...large,
    // Also smaller in a low window, so that the buttons below are visible.
    fontSize: 'clamp(2.375rem,min(1.55rem + 3.5vw,9svh),4.25rem)',
  },
  /** A page's title beside a figure. */
  h1Narrow: {
    ...large,
    fontSize: 'clamp(2.125rem, 1rem + 5vw, 3.375rem)',
  },
  /** A page's title above a form: small enough for a phone to show the form's button. */
  h1AboveForm: {
    ...large,
    fontSize: 'clamp(1.75rem, 1rem + 3.5vw, 4.25rem)',
  },
  /** The very large title of a statement. */
  statement: {
    ...large,
    fontSize: 'clamp(1.875rem, 1.2rem + 2.9vw, 3.5rem)',
    maxWidth: 1080,
  },
  /** A section's title above charts, screens and documents. */
  display: {
    ...heading,
    fontSize: 'clamp(1.875rem, 1.45rem + 1.8vw, 2.875rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.022em',
  },
  /** A section's title above text, lists, tables and cards. */
  h2: {
    ...heading,
    fontSize: 'clamp(1.5rem, 1.3rem + 0.85vw, 2rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.018em',
  },
  /** Between the title of a section and the text in it. */
  middle: {
    ...heading,
    fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
  },
  h3: { ...heading, fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: '-0.01em' },
  lead: {
    fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    lineHeight: 1.55,
  },
  /** The lead of a section with a large title. */
  largeLead: {
    fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    lineHeight: 1.55,
    [WIDE]: { fontSize: '1.5rem', lineHeight: 1.4 },
  },
  label: {
    fontFamily: headingFont,
    fontSize: '0.8125rem',
    fontWeight: headingWeight,
    lineHeight: 1.4,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  body1: { fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' },
  body2: { fontSize: '.9375rem', fontWeight: 'inherit', lineHeight: 1.5 },
  button: {
    fontFamily: textFont,
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.25,
    letterSpacing: 0,
    textTransform: 'none',
  },
} as const;
