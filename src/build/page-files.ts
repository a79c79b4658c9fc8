import { join } from 'node:path';
import { pageDataUrl } from '../ui/data/page-data-url.ts';
import { socialImageUrl } from '../ui/data/social-image.ts';

export type PageFiles = ReturnType<typeof pageFiles>;

/** The files of the page at `path`; not every page has a picture for social networks. */
export const pageFiles = (outDir: string, path: string) => ({
  html: fileAt(outDir, path === '/' ? '/index.html' : `${path}.html`),
  json: fileAt(outDir, pageDataUrl(path)),
  jpg: fileAt(outDir, socialImageUrl(path)),
});

/** Hosts decode an address before they look for its file. */
const fileAt = (outDir: string, url: string) => join(outDir, decodeURI(url));
