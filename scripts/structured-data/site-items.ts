import type { SiteData } from '../../src/data/types.ts';
import { type Icons, pngIcons } from '../lib/icon-files.ts';
import type { Item } from './item.ts';

export const organizationId = ({ siteUrl }: SiteData) => `${siteUrl}/#organization`;

export function organization(data: SiteData, icons: Icons): Item {
  const { site, siteUrl } = data;
  const { brand, contacts, social } = site;
  const logo = icons.has(pngIcons.large) ? `/${pngIcons.large}` : brand.logoOnLight.src;
  return {
    '@type': 'Organization',
    '@id': organizationId(data),
    name: brand.name,
    legalName: brand.legalName,
    slogan: brand.tagline,
    url: `${siteUrl}/`,
    // A raster: not every reader of this knows SVG.
    logo: siteUrl + logo,
    telephone: withoutScheme(contacts.phone.to),
    email: withoutScheme(contacts.email.to),
    address: contacts.address.join(', '),
    sameAs: social.map(({ to }) => to),
  };
}

export function webSite(data: SiteData): Item {
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
