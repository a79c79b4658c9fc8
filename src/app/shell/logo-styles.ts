/** Where a visitor's own colours are in force and light, a dark ground is none: the mark made for it turns black. */
export const inOwnColors = {
  '@media (forced-colors: active) and (prefers-color-scheme: light)': { filter: 'brightness(0)' },
};
