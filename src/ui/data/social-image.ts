/** The folder of the pictures for social networks. */
export const SOCIAL_IMAGES = '/og';

/** The address of the picture that the build draws of a page for social networks. */
export function socialImageUrl(path: string): string {
  return `${SOCIAL_IMAGES}${path === '/' ? '/index' : path}.jpg`;
}

/** The size that social networks recommend, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };
