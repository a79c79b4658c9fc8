import type { Site } from '../../types/config.gen.ts';

const HOURS = { '12h': 'h12', '24h': 'h23' } as const;

/** The language with the site's clock, as `Intl` reads both: "es-CL-u-hc-h23". */
export const localeOf = ({ language, clock }: Pick<Site, 'language' | 'clock'>): string =>
  // A tag may ask for other digits already, and says that it asks once.
  clock ? `${language}${language.includes('-u-') ? '' : '-u'}-hc-${HOURS[clock]}` : language;
