import { traitsOf } from '../../../blocks/traits.ts';
import type { Page } from '../../../types/config.gen.ts';
import type { PageIdentity, StructuredItem } from '../../../ui/data/section-traits.ts';
import { socialImageUrl } from '../../../ui/data/social-image.ts';
import type { Assets, SiteData } from '../../../ui/data/types.ts';
import { withOffset } from '../../read/words/time-zone.ts';
import { plainText } from '../rich-text.ts';
import { withoutBrand } from '../without-brand.ts';
import { organizationId } from './site-items.ts';

/** The breadcrumb shown at the top of the page. */
export function breadcrumbList(
  { path, meta }: Page,
  { siteUrl, messages }: SiteData,
): StructuredItem[] {
  if (!meta.breadcrumb) return [];
  const { label, parents = [] } = meta.breadcrumb;
  const trail = [
    { label: messages.navigation.breadcrumbHome, to: '/' },
    ...parents,
    { label, to: path },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${siteUrl}${path}#breadcrumb`,
      itemListElement: trail.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: to.startsWith('/') ? siteUrl + to : to,
      })),
    },
  ];
}

export function service(page: Page, site: SiteData): StructuredItem[] {
  const { path, meta } = page;
  if (meta.kind !== 'service') return [];
  return [
    {
      '@type': 'Service',
      '@id': `${site.siteUrl}${path}#service`,
      name: nameOf(page, site),
      description: meta.description,
      url: site.siteUrl + path,
      provider: { '@id': organizationId(site) },
    },
  ];
}

/** The structured data of the page's sections, from their traits. */
export function sectionItems(
  page: Page,
  site: SiteData,
  records: Assets['records'],
): StructuredItem[] {
  const { path, meta, sections } = page;
  const identity: PageIdentity = {
    url: site.siteUrl + path,
    siteUrl: site.siteUrl,
    name: nameOf(page, site),
    title: titleOf(page, site),
    description: meta.description,
    language: site.site.language,
    image: site.siteUrl + (meta.ogImage ?? socialImageUrl(path)),
    organization: { '@id': organizationId(site) },
    plainText,
    record: (collection, id) => records[collection]?.[id] as never,
    startOfDay: (day) => withOffset(day, '00:00', site.site.timeZone),
  };
  return sections.flatMap((section, index) => {
    const alike = sections.filter(({ type }) => type === section.type);
    const number = alike.length > 1 ? alike.indexOf(section) + 1 : undefined;
    return traitsOf(section.type).structuredData?.(section, identity, index === 0, number) ?? [];
  });
}

/** The subject of the page: its short name, or its title without the brand. */
function nameOf(page: Page, site: SiteData): string {
  return page.meta.breadcrumb?.label ?? titleOf(page, site);
}

const titleOf = ({ meta }: Page, { site }: SiteData) => withoutBrand(meta.title, site.brand);
