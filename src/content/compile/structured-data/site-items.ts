import { postalAddress } from '../../../lib/address-in.ts';
import type { StructuredItem } from '../../../ui/data/section-traits.ts';
import type { SiteData } from '../../../ui/data/types.ts';
import { type Icons, pngIcons } from '../../read/files/public-files.ts';

export const organizationId = ({ siteUrl }: SiteData) => `${siteUrl}/#organization`;

/** The publisher of a page. Its details are on the home page only, where search engines look for them, to save bytes. */
export const namedOrganization = (data: SiteData): StructuredItem => ({
  '@type': data.site.brand.kind ?? 'Organization',
  '@id': organizationId(data),
  name: data.site.brand.name,
  url: `${data.siteUrl}/`,
});

export function organization(data: SiteData, icons: Icons): StructuredItem {
  const { site, siteUrl } = data;
  const { brand, contacts, social } = site;
  const logo = icons.has(pngIcons.large) ? `/${pngIcons.large}` : brand.logoOnLight.src;
  return {
    ...namedOrganization(data),
    legalName: brand.legalName,
    slogan: brand.tagline,
    // A raster: not every reader of this knows SVG.
    logo: siteUrl + logo,
    telephone: withoutScheme(contacts.phone.to),
    email: withoutScheme(contacts.email.to),
    address: postalAddress(site.language, contacts),
    sameAs: social.map(({ to }) => to),
  };
}

export function webSite(data: SiteData): StructuredItem {
  const { site, siteUrl } = data;
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: site.brand.name,
    inLanguage: site.language,
    publisher: { '@id': organizationId(data) },
  };
}

const withoutScheme = (link: string) => link.replace(/^[a-z]+:/, '');
