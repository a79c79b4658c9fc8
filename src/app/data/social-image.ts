/** The folder of the pictures for social networks. */
export const SOCIAL_IMAGES = '/og';

/** Where the build puts the picture it draws of a page, for social networks. */
export function socialImageUrl(path: string): string {
  return `${SOCIAL_IMAGES}${path === '/' ? '/index' : path}.jpg`;
}

/** What the networks ask for, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };
