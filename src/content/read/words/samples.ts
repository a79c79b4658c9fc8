import { currencyOf } from './currency.ts';
import { pictureFolderOf, type SiteLocale } from './site-locale.ts';
import { withOffset } from './time-zone.ts';

/** Names of the samples that a language has words for: `content/samples` of the catalogues. */
export const SAMPLES = [
  'page',
  'picture',
  'guide',
  'video',
  'captions',
  'id',
  'site',
  'address',
  'email',
  'host',
  'phone',
] as const;

/** What values may look like, in a language. */
export type Samples = Readonly<Record<(typeof SAMPLES)[number], string>>;

/** Samples of what is named, by `refersTo`. */
export const namedSamples = (
  { picture, video, captions, guide }: Samples,
  locale: SiteLocale = {},
): Record<string, string> => ({
  picture: `${pictureFolderOf(locale)}/${picture}.webp`,
  video,
  captions,
  download: guide,
  link: '/',
  icon: 'Shield',
});

/** A sample of each text format that schemas use. */
export const samplesOfForms = (samples: Samples, locale: SiteLocale = {}): string[] => [
  // Before an address of the site: where both are accepted, a service of another is meant.
  samples.address,
  samples.page,
  `${samples.page}/{id}`,
  `${samples.page}/{category}`,
  `${pictureFolderOf(locale)}/${samples.picture}.svg`,
  samples.guide,
  '#1A2B3C',
  '2025-07-23',
  '12-25',
  withOffset('2025-07-23', '11:00', locale.timeZone ?? 'UTC'),
  phoneSample(samples, locale),
  locale.language ?? 'en',
  'Shield',
  samples.id,
  samples.site,
  samples.email,
  '08:30',
  '09:00-18:00',
  currencyOf(locale) ?? 'EUR',
  'GB',
  '30',
  `form=${samples.id}`,
  'M3 12h18',
  samples.host,
];

/** Of the site's own country: the sample of its language, or its own number. */
const phoneSample = ({ phone }: Samples, locale: SiteLocale): string => {
  const { callingCode = '' } = locale.numberingPlan ?? {};
  return phone.startsWith(callingCode) ? phone : (locale.phone ?? phone);
};
