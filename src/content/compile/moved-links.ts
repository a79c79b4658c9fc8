import { RedirectTable } from '../../hosting/redirect-table.ts';
import type { SiteData } from '../../ui/data/types.ts';
import type { SiteConfig } from '../index.ts';
import { linksOf } from '../references/links-of.ts';

/**
 * Where those links of the site lead that name an old address. No other redirect is sent to visitors: a site that moved
 * has hundreds.
 */
export function movedLinks({ pages, redirects, references }: SiteConfig): SiteData['moved'] {
  if (redirects.redirects.length === 0) return {};
  const table = new RedirectTable(redirects.redirects);
  const paths = new Set(pages.map(({ path }) => path));
  const links = [
    ...pages.flatMap(({ mentioned }) => mentioned.links),
    ...Object.values(references).flatMap((of) => linksOf(of).links.map(({ value }) => value)),
  ];
  const moved = new Map<string, string>();
  for (const link of new Set(links)) {
    const path = /^\/(?!\/)[^?#]*/.exec(link)?.[0];
    const to = path === undefined || paths.has(path) ? undefined : table.get(path);
    if (path === undefined || to === undefined) continue;
    // As it is written, and as browsers have it.
    moved.set(path, to).set(new URL(path, 'https://own.invalid').pathname, to);
  }
  return Object.fromEntries(moved);
}
