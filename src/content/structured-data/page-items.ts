import { socialImageUrl } from '../../app/data/social-image.ts';
import type { SiteData } from '../../app/data/types.ts';
import type { Page } from '../../app/types/config.gen.ts';
import { plainText } from '../compile/plain-text.ts';
import { withOffset } from '../with-offset.ts';
import type { Item } from './item.ts';
import { organizationId } from './site-items.ts';

/** The same trail that stands at the top of the page. */
export function breadcrumbList({ path, meta }: Page, { siteUrl, messages }: SiteData): Item[] {
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

export function service(page: Page, site: SiteData): Item[] {
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

/**
 * The events of the page. One that took place stays "scheduled": schema.org tells past from coming
 * by the dates, and has other words only for one moved, put off or called off.
 */
export function events(page: Page, site: SiteData): Item[] {
  const { path, meta, sections } = page;
  return sections
    .filter((section) => section.type === 'event')
    .map(({ startsAt, endsAt, place }) => ({
      '@type': 'Event',
      '@id': `${site.siteUrl}${path}#event`,
      name: nameOf(page, site),
      description: meta.description,
      url: site.siteUrl + path,
      startDate: startsAt,
      endDate: endsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: place, address: place },
      organizer: { '@id': organizationId(site) },
    }));
}

/** A page that opens with a case is an article about it. */
export function article(page: Page, site: SiteData): Item[] {
  const { path, meta, sections } = page;
  const [first] = sections;
  if (first?.type !== 'case-study' || !(first.parts?.includes('opening') ?? true)) return [];
  return [
    {
      '@type': 'Article',
      '@id': `${site.siteUrl}${path}#article`,
      headline: titleOf(page, site),
      description: meta.description,
      url: site.siteUrl + path,
      inLanguage: site.site.language,
      image: site.siteUrl + (meta.ogImage ?? socialImageUrl(path)),
      author: { '@id': organizationId(site) },
      publisher: { '@id': organizationId(site) },
    },
  ];
}

/** The videos of the page, under the address of their section. */
export function videos({ path, sections }: Page, { siteUrl, site }: SiteData): Item[] {
  return sections
    .filter((section) => section.type === 'video')
    .map(({ id, title, intro, poster, source, seconds, published, transcript }) => ({
      '@type': 'VideoObject',
      '@id': `${siteUrl}${path}#${id ?? 'video'}`,
      name: title,
      description: plainText(intro),
      thumbnailUrl: siteUrl + poster.src,
      // Search engines ask for an hour and its zone; what is known is the day.
      uploadDate: withOffset(published, '00:00', site.timeZone),
      duration: `PT${seconds}S`,
      inLanguage: site.language,
      transcript: transcript.map(plainText).join(' '),
      ...(source.from === 'files'
        ? { contentUrl: siteUrl + source.mp4 }
        : { embedUrl: source.player }),
    }));
}

/** What the page is about: its short name, or its title without the brand. */
function nameOf(page: Page, site: SiteData): string {
  return page.meta.breadcrumb?.label ?? titleOf(page, site);
}

const titleOf = ({ meta }: Page, { site }: SiteData) =>
  meta.title.replace(` | ${site.brand.name}`, '');
