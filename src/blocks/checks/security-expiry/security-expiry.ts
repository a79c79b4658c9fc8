import { single, siteCheck } from '../../../content/read/site/site.ts';
import { isDay } from '../../../content/read/words/formats.ts';
import { instantOf } from '../../../content/read/words/time-zone.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { isObject } from '../../../lib/json.ts';

const DAY = 86_400_000;

/** security.txt has not expired; RFC 9116 has its readers ignore an expired file. */
export const checkSecurityExpiry = siteCheck(['security-expired'], ({ entries, clock }, report) => {
  const site = single(entries, 'site');
  const security = site && isObject(site.value) ? site.value.security : undefined;
  const expires = isObject(security) ? security.expires : undefined;
  if (!site || typeof expires !== 'string' || !isDay(expires)) return;
  if (clock.now < instantOf(expires, clock.timeZone) + DAY) return;
  report(site, {
    code: 'security-expired',
    severity: 'warning',
    pointer: '/security/expires',
    message: `O contato de segurança venceu em ${quote(expires.split('-').reverse().join('/'))}.`,
    hint: 'Veja se o contato ainda vale e escreva um dia daqui a menos de um ano, na forma ano-mês-dia.',
  });
});
