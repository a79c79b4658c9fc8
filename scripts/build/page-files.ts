import { join } from 'node:path';
import { pageDataUrl } from '../../src/data/page-data-url.ts';

/** Where the files of the page at `path` are written. */
export const pageFiles = (outDir: string, path: string) => ({
  html: join(outDir, path === '/' ? 'index.html' : `${path}.html`),
  json: join(outDir, pageDataUrl(path)),
});
