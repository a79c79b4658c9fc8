import type { SiteData } from '../../app/data/types.ts';
import type { Page } from '../../app/types/config.gen.ts';
import type { Icons } from '../site-icons.ts';
import { breadcrumbList, sectionItems, service } from './page-items.ts';
import { namedOrganization, organization, webSite } from './site-items.ts';

/**
 * What the page says, for search engines, as one JSON-LD script. Only what the configuration holds.
 * It stands in the document alone, not in the React tree: it is read from a fetched document, every
 * item names the address it speaks of, so that it stays true after a navigation, and the client
 * bundle need not know any of this.
 */
export function structuredData(page: Page, site: SiteData, icons: Icons): string {
  const graph = [
    ...(page.path === '/' ? [organization(site, icons), webSite(site)] : [namedOrganization(site)]),
    ...breadcrumbList(page, site),
    ...service(page, site),
    ...sectionItems(page, site),
  ];
  return jsonScript({ '@context': 'https://schema.org', '@graph': graph });
}

/** `<` is escaped so that no text can close the script or open a comment. */
function jsonScript(value: unknown): string {
  const json = JSON.stringify(value).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
