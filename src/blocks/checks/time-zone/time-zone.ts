import { hasProblemAt, single, siteCheck } from '../../../content/read/site/site.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import { isTimeZone } from '../../../content/read/words/time-zone.ts';
import { isObject } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

/** The time zone of site.json is one that there is. */
export const checkTimeZone = siteCheck(['time-zone-unknown'], ({ entries }, report) => {
  const site = single(entries, 'site');
  const name = isObject(site?.value) ? site.value.timeZone : undefined;
  if (!site || typeof name !== 'string' || isTimeZone(name) || hasProblemAt(site, '/timeZone'))
    return;
  const zones = Intl.supportedValuesOf('timeZone');
  const near = nearest(name, zones);
  report(site, {
    code: 'time-zone-unknown',
    pointer: '/timeZone',
    message: [msg('checks/time-zone:unknown', { zone: quoted(name) }), didYouMean(near)],
    hint: near ? writeThis(near) : msg('checks/time-zone:unknown-hint'),
    ...fixByName(name, near, zones),
  });
});
