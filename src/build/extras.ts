import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../content/index.ts';
import type { Icons } from '../content/read/files/public-files.ts';
import { isListed } from '../content/read/site/is-listed.ts';
import { translationsOf } from '../content/read/site/languages.ts';
import type { Headers } from '../hosting/headers.ts';
import { headersFile } from '../hosting/host-files.ts';
import { MANIFEST } from '../hosting/own-addresses.ts';
import { redirectsFile } from '../hosting/redirects-file.ts';
import { SEARCH } from '../lib/search-options.ts';
import { withoutDigits } from '../lib/without-digits.ts';
import { PAGE_DATA } from '../ui/data/page-data-url.ts';
import { aboutFiles } from './about-files.ts';
import { feedFiles } from './feeds.ts';
import { lastChanges } from './last-changes.ts';
import { manifest } from './manifest.ts';

interface Input {
  outDir: string;
  config: SiteConfig;
  siteUrl: string;
  icons: Icons;
  /** Those of them that are in no folder. */
  drawn: ReadonlyMap<string, Uint8Array>;
  /** Where site-config/ is. */
  root: string;
  /** Sent with every answer. */
  headers: Headers;
  /** Addresses of documents of public/ that no script may run in. */
  documents: readonly string[];
}

/** sitemap.xml, robots.txt, humans.txt, security.txt, the manifest, feeds, drawn icons, and the `_redirects`/`_headers` files static hosts read. */
export async function writeExtras(input: Input) {
  const { outDir, config, siteUrl, icons, drawn, root, headers, documents } = input;
  const changed = await lastChanges(
    root,
    config.pages.map(({ file }) => file),
  );
  const search = config.site.search ? `Disallow: ${SEARCH}/\n` : '';
  const files = {
    'sitemap.xml': sitemap(config, siteUrl, changed),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: ${PAGE_DATA}/\n${search}\nSitemap: ${siteUrl}/sitemap.xml\n`,
    [MANIFEST]: JSON.stringify(manifest(config, icons)),
    ...aboutFiles(config.site, siteUrl),
    ...feedFiles(config, siteUrl),
    ...Object.fromEntries(drawn),
    _redirects: redirectsFile(config.redirects.redirects),
    _headers: headersFile(headers, documents),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(outDir, dirname(name)), { recursive: true });
    await writeFile(join(outDir, name), text);
  }
}

/** `changed`: file of a page -> day of its last change, `2025-07-23`. */
export function sitemap(config: SiteConfig, siteUrl: string, changed: Map<string, string>): string {
  const urls = config.pages
    .filter(isListed)
    .map(({ path, file, facts }) => {
      const day = changed.get(file);
      const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
      const translations = Object.entries(translationsOf({ ...facts, path }, config)?.paths ?? {})
        .map(([language, to]) => alternate(language, siteUrl + to))
        .join('');
      return `<url><loc>${siteUrl}${path}</loc>${lastmod}${translations}</url>`;
    })
    .sort();
  const withLinks = urls.some((url) => url.includes(ALTERNATE));
  const namespace = withLinks ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${urls.join('\n')}
</urlset>
`;
}

const ALTERNATE = '<xhtml:link ';

const alternate = (language: string, href: string) =>
  `${ALTERNATE}rel="alternate" hreflang="${withoutDigits(language)}" href="${href}"/>`;
