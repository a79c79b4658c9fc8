/** The scale of type: eight sizes, in steps of a seventh at the foot and of nearly a half at the head. */
export const size = {
  label: '.8125rem',
  small: '.9375rem',
  /** Never below 16 px at the default size of text. */
  text: 'min(.95rem + .25vw,1.0625rem)',
  large: 'min(1.05rem + .35vw,1.3125rem)',
  /** Between the title of a section and the text in it. */
  middle: 'min(1.2rem + .55vw,1.6875rem)',
  title: 'min(1.3rem + .9vw,2.125rem)',
  display: 'min(1.3rem + 2.2vw,3rem)',
  /** Also smaller in a low window, so that the buttons below are visible. */
  page: 'clamp(1.875rem,min(9.8vw,1.7rem + 2.8vw,9svh),4.25rem)',
} as const;
