/** The scale of type: eight sizes, in steps of a seventh at the foot and of nearly a half at the head. */
export const size = {
  label: '.8125rem',
  small: '.9375rem',
  text: '1.0625rem',
  large: 'clamp(1.125rem, 1.05rem + .35vw, 1.3125rem)',
  /** Between the title of a section and the text in it. */
  middle: 'clamp(1.3125rem, 1.2rem + .6vw, 1.6875rem)',
  title: 'clamp(1.5rem, 1.3rem + .9vw, 2.125rem)',
  display: 'clamp(1.625rem, min(8.6vw, 1.42rem + 1.9vw), 3rem)',
  /** Also smaller in a low window, so that the buttons below are visible. */
  page: 'clamp(1.875rem, min(9.8vw, max(2.2rem + .9vw, 4.7vw), 9svh), 4.25rem)',
} as const;
