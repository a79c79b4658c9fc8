/** Light forced colours also replace the dark background: the white logo made for it is then shown in black. */
export const inOwnColors = {
  '@media (forced-colors: active) and (prefers-color-scheme: light)': { filter: 'brightness(0)' },
};
