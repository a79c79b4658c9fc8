/** The icons of the site under `public/`, in the formats that do not take SVG. */
export const pngIcons = {
  apple: 'apple-touch-icon.png',
  small: 'icon-192.png',
  large: 'icon-512.png',
  maskable: 'icon-maskable-512.png',
};
export const icoIcon = 'favicon.ico';
