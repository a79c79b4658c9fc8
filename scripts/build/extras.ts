import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../site-config/index.ts';

type Entry = SiteConfig['pages'][number];

/** sitemap.xml, robots.txt and the `_redirects`/`_headers` files static hosts read. */
export async function writeExtras(outDir: string, config: SiteConfig, siteUrl: string) {
  const files = {
    'sitemap.xml': sitemap(config.pages, siteUrl),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /_page/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    _redirects: config.redirects.redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
    _headers: '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(outDir, name), text);
}

export function sitemap(pages: Entry[], siteUrl: string): string {
  const urls = pages
    .filter(({ page }) => !page.meta.noindex && (page.meta.canonical ?? page.path) === page.path)
    .map(({ page }) => `<url><loc>${siteUrl}${page.path}</loc></url>`)
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
