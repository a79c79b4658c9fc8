import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_DATA } from '../../src/data/page-data-url.ts';
import type { Icons } from '../lib/icon-files.ts';
import { ASSETS, MANIFEST } from '../lib/own-addresses.ts';
import type { Redirect, SiteConfig } from '../site-config/index.ts';
import { lastChanges } from './last-changes.ts';
import { manifest } from './manifest.ts';
import { sitemap } from './sitemap.ts';

interface Input {
  outDir: string;
  config: SiteConfig;
  siteUrl: string;
  icons: Icons;
  /** Where site-config/ is. */
  root: string;
}

const redirectLine = ({ from, to, temporary }: Redirect) =>
  `${from} ${to} ${temporary ? 302 : 301}\n`;

/** sitemap.xml, robots.txt, the manifest, and the `_redirects`/`_headers` files static hosts read. */
export async function writeExtras({ outDir, config, siteUrl, icons, root }: Input) {
  const changed = await lastChanges(
    root,
    config.pages.map(({ file }) => file),
  );
  const files = {
    'sitemap.xml': sitemap(config.pages, siteUrl, changed),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: ${PAGE_DATA}/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    [MANIFEST]: JSON.stringify(manifest(config, icons)),
    _redirects: config.redirects.redirects.map(redirectLine).join(''),
    _headers: `${ASSETS}/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(outDir, name), text);
}
