import { single, siteCheck } from '../../../content/read/site/site.ts';
import { instantOf } from '../../../content/read/words/time-zone.ts';
import { isDay } from '../../../lib/is-day.ts';
import { isObject } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';

const DAY = 86_400_000;

/** security.txt has not expired; RFC 9116 has its readers ignore an expired file. */
export const checkSecurityExpiry = siteCheck(['security-expired'], ({ entries, clock }, report) => {
  const site = single(entries, 'site');
  const security = site && isObject(site.value) ? site.value.security : undefined;
  const expires = isObject(security) ? security.expires : undefined;
  if (!site || typeof expires !== 'string' || !isDay(expires)) return;
  if (clock.now < instantOf(expires, clock.timeZone) + DAY) return;
  const [year, month, day] = expires.split('-');
  report(site, {
    code: 'security-expired',
    severity: 'warning',
    pointer: '/security/expires',
    message: msg('checks/security-expiry:expired', { year, month, day }),
    hint: msg('checks/security-expiry:expired-hint'),
  });
});
