import type { SitePage } from '../content/read/site/site-config.ts';

type Entry = Pick<SitePage, 'file' | 'path' | 'facts'>;

/** `changed`: file of a page -> day of its last change, `2025-07-23`. */
export function sitemap(pages: Entry[], siteUrl: string, changed: Map<string, string>): string {
  const urls = pages
    .filter(({ path, facts: { meta } }) => !meta.noindex && (meta.canonical ?? path) === path)
    .map(({ path, file }) => {
      const day = changed.get(file);
      const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
      return `<url><loc>${siteUrl}${path}</loc>${lastmod}</url>`;
    })
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
