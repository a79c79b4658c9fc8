/** Where the build puts the picture it draws of a page, for social networks. */
export function socialImageUrl(path: string): string {
  return `/og${path === '/' ? '/index' : path}.jpg`;
}

/** What the networks ask for, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };
