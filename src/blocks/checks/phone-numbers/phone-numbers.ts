import { pointerOfLink } from '../../../content/read/references/links-of.ts';
import { linksSaying } from '../../../content/read/site/link-uses.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import { isFictional, isInPlan } from '../../../content/read/words/numbering-plan.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asText, isObject } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

/** What a link calls, and the WhatsApp of the site, is a number that its country can have given to somebody. */
export const checkPhoneNumbers = siteCheck(['phone-unknown'], ({ entries, mentions }, report) => {
  for (const [value, { target, files }] of mentions.links) {
    if (target.kind !== 'outside' || !value.startsWith('tel:+')) continue;
    const finding = findingOf(value.slice('tel:'.length));
    if (!finding) continue;
    for (const { entry, link } of linksSaying(value, files))
      report(entry, { ...pointerOfLink(link), ...finding });
  }
  const site = single(entries, 'site');
  const contacts = isObject(site?.value) ? site.value.contacts : undefined;
  const whatsapp = isObject(contacts) ? contacts.whatsapp : undefined;
  const number = isObject(whatsapp) ? asText(whatsapp.number) : '';
  if (!site || !/^\d{8,}$/.test(number)) return;
  const finding = findingOf(`+${number}`);
  if (finding) report(site, { ...finding, pointer: '/contacts/whatsapp/number' });
});

/** A warning: a country may number anew before the list of plans says so. */
const findingOf = (number: string): Finding<'phone-unknown'> | undefined =>
  isInPlan(number)
    ? undefined
    : {
        code: 'phone-unknown',
        severity: 'warning',
        ...(isFictional(number) ? wordsOf('fictional', number) : wordsOf('unknown', number)),
      };

const wordsOf = (what: 'fictional' | 'unknown', number: string) => ({
  message: msg(`checks/phone-numbers:${what}`, { number: quoted(number) }),
  hint: msg(`checks/phone-numbers:${what}-hint`),
});
