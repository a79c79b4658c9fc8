import { asText, isObject } from '../../../lib/json.ts';
import type { NumberingPlan } from './calling-code.ts';
import { numberingPlanOf } from './numbering-plan.ts';
import { isTimeZone } from './time-zone.ts';

/** What the country and the language of a site decide of what is typed into its files; plain data, for threads too. */
export interface SiteLocale {
  /** BCP 47: how dates and numbers are written. */
  language?: string | undefined;
  /** For dates without an offset. */
  timeZone?: string | undefined;
  /** Of the country of the site's own telephone, for numbers without one. */
  numberingPlan?: NumberingPlan | undefined;
  /** The digits of the site's own telephone. */
  phone?: string | undefined;
  /** In public/, from where pictures are taken: "/images". */
  pictureFolder?: string | undefined;
}

/** Where site.json names no language: the day comes first, as in most countries. */
export const OF_NO_COUNTRY = 'en-GB';

interface Entry {
  kind: string;
  name: string;
  partial: unknown;
}

/** What site.json says; what it says wrongly is left out. */
export function siteLocaleIn(entries: readonly Entry[]): SiteLocale {
  const site = entries.find(({ kind, name }) => kind === 'single' && name === 'site')?.partial;
  if (!isObject(site)) return {};
  const { language, timeZone, contacts, pictureFolder } = site;
  const link = phoneIn(contacts);
  return {
    language: isLanguage(language) ? language : undefined,
    timeZone: isTimeZone(timeZone) ? timeZone : undefined,
    numberingPlan: link === undefined ? undefined : numberingPlanOf(link),
    phone: link?.replace(/\D/g, ''),
    pictureFolder: isFolder(pictureFolder) ? pictureFolder : undefined,
  };
}

/** The link that calls the site: its telephone, or its WhatsApp where that is written in another form. */
function phoneIn(contacts: unknown): string | undefined {
  if (!isObject(contacts)) return undefined;
  const { phone, whatsapp } = contacts;
  const links = [
    isObject(phone) ? asText(phone.to) : '',
    isObject(whatsapp) ? `tel:+${asText(whatsapp.number)}` : '',
  ];
  return links.find((link) => /^tel:\+\d{8,15}$/.test(link));
}

const isFolder = (path: unknown): path is string =>
  typeof path === 'string' && /^(\/[a-z0-9-]+)+$/.test(path);

function isLanguage(text: unknown): text is string {
  try {
    return typeof text === 'string' && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** The country of the site's language: "br". A language alone is taken for that of the country where most speak it. */
export const countryOf = ({ language }: SiteLocale): string | undefined =>
  language && new Intl.Locale(language).maximize().region?.toLowerCase();

/** Where uploaded pictures go, in public/. */
export const pictureFolderOf = ({ pictureFolder = '/images' }: SiteLocale): string => pictureFolder;
