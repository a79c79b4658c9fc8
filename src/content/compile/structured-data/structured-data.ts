import type { StructuredItem } from '../../../ui/data/section-traits.ts';
import type { Assets, PageData, SiteData } from '../../../ui/data/types.ts';
import type { Icons } from '../../read/files/public-files.ts';
import { breadcrumbList, sectionItems, service } from './page-items.ts';
import { namedOrganization, organization, webSite } from './site-items.ts';

/**
 * The structured data of a page as one JSON-LD script, from the configuration only.
 * It is part of the document, not of the React tree, to keep it out of the client bundle: search engines read
 * fetched documents. Every item contains the address it describes, so it stays valid after a navigation.
 */
export function structuredData(
  { page, assets }: Pick<PageData, 'page'> & { assets: Pick<Assets, 'records'> },
  site: SiteData,
  icons: Icons,
  ofRecord: readonly StructuredItem[] = [],
): string {
  const graph = merged([
    ...(page.path === '/' ? [organization(site, icons), webSite(site)] : [namedOrganization(site)]),
    ...breadcrumbList(page, site),
    ...service(page, site),
    ...sectionItems(page, site, assets.records),
    ...ofRecord,
  ]);
  return jsonScript({ '@context': 'https://schema.org', '@graph': graph });
}

/** Items with one id are one: two sections with questions make one list of them. What is no list is the first one's. */
function merged(items: readonly StructuredItem[]): StructuredItem[] {
  const byId = new Map<unknown, StructuredItem>();
  for (const item of items) {
    const id = item['@id'] ?? item;
    const before = byId.get(id);
    byId.set(id, before ? joined(before, item) : item);
  }
  return [...byId.values()];
}

const joined = (first: StructuredItem, second: StructuredItem): StructuredItem =>
  Object.fromEntries(
    Object.entries(first).map(([key, value]) => {
      const more = second[key];
      if (!Array.isArray(value) || !Array.isArray(more)) return [key, value];
      const known = value.map((each) => JSON.stringify(each));
      return [key, [...value, ...more.filter((each) => !known.includes(JSON.stringify(each)))]];
    }),
  ) as StructuredItem;

/** `<` is escaped so that no text can close the script or open a comment. */
function jsonScript(value: unknown): string {
  const json = JSON.stringify(value).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
