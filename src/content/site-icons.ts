/** The icons that a site may have in `public/`, by these names. What is not there is not mentioned. */
export const svgIcon = 'favicon.svg';
export const icoIcon = 'favicon.ico';
export const pngIcons = {
  apple: 'apple-touch-icon.png',
  small: 'icon-192.png',
  large: 'icon-512.png',
  maskable: 'icon-maskable-512.png',
};

/** Names of the icons that a site has. */
export type Icons = ReadonlySet<string>;
