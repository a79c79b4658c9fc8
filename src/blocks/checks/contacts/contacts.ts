import { pointerOfLink } from '../../../content/read/references/links-of.ts';
import { linksSaying } from '../../../content/read/site/link-uses.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import type { Problem } from '../../../content/read/words/problem.ts';
import { isObject } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

/** A link to WhatsApp has a number to lead to. */
export const checkContacts = siteCheck(['contact-missing'], ({ entries, mentions }, report) => {
  const site = single(entries, 'site');
  const contacts = isObject(site?.value) ? site.value.contacts : undefined;
  if (!isObject(contacts) || 'whatsapp' in contacts || site?.problems.some(isMisspelt)) return;
  for (const [value, { files }] of mentions.links) {
    if (!value.startsWith('whatsapp:')) continue;
    for (const { entry, link } of linksSaying(value, files))
      report(entry, {
        ...pointerOfLink(link),
        code: 'contact-missing',
        message: msg('checks/contacts:whatsapp-missing', { link: quoted(value) }),
        hint: msg('checks/contacts:whatsapp-missing-hint'),
      });
  }
});

/** A name such as "whatsap" is told where it stands: the links that miss the number follow from it. */
const isMisspelt = ({ code, pointer }: Problem): boolean =>
  code === 'unknown-key' && /^\/contacts\/[^/]+$/.test(pointer);
