import { hasProblemAt, type Site, single, siteCheck } from '../../../content/read/site/site.ts';
import { fixByName } from '../../../content/read/words/nearest.ts';
import { countryCalledBy } from '../../../content/read/words/numbering-plan.ts';
import { countryOf, siteLocaleIn } from '../../../content/read/words/site-locale.ts';
import { isTimeZone } from '../../../content/read/words/time-zone.ts';
import { isObject } from '../../../lib/json.ts';
import { enumerated, type Message, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';
import { nearestZone, zonesFor } from './zones-near.ts';

/** The time zone of site.json is one that there is. */
export const checkTimeZone = siteCheck(['time-zone-unknown'], ({ entries }, report) => {
  const site = single(entries, 'site');
  const name = isObject(site?.value) ? site.value.timeZone : undefined;
  if (!site || typeof name !== 'string' || isTimeZone(name) || hasProblemAt(site, '/timeZone'))
    return;
  const zones = Intl.supportedValuesOf('timeZone');
  const near = nearestZone(name, zones);
  report(site, {
    code: 'time-zone-unknown',
    pointer: '/timeZone',
    message: [msg('checks/time-zone:unknown', { zone: quoted(name) }), didYouMean(near)],
    hint: near ? writeThis(near) : hintOf(zonesFor(name, countriesOf(entries), zones)),
    ...fixByName(name, near, zones),
  });
});

/** Those of the site: of its telephone, and of its language. */
function countriesOf(entries: Site['entries']): string[] {
  const locale = siteLocaleIn(entries);
  const calling = locale.numberingPlan?.callingCode;
  return [calling && countryCalledBy(calling), countryOf(locale)].filter(
    (country) => country !== undefined && country !== '',
  ) as string[];
}

function hintOf(zones: readonly string[]): Message {
  const [only, second] = zones;
  if (only === undefined) return msg('checks/time-zone:unknown-hint');
  return second === undefined
    ? msg('checks/time-zone:country-hint', { zone: only })
    : msg('checks/time-zone:zones-hint', { zones: enumerated(zones) });
}
