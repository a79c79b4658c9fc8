import { pointerOfLink } from '../../../content/read/references/links-of.ts';
import { linksSaying } from '../../../content/read/site/link-uses.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { isObject } from '../../../lib/json.ts';

/** A link to WhatsApp has a number to lead to. */
export const checkContacts = siteCheck(['contact-missing'], ({ entries, mentions }, report) => {
  const site = single(entries, 'site')?.value;
  const contacts = isObject(site) ? site.contacts : undefined;
  if (!isObject(contacts) || 'whatsapp' in contacts) return;
  for (const [value, { files }] of mentions.links) {
    if (!value.startsWith('whatsapp:')) continue;
    for (const { entry, link } of linksSaying(value, files))
      report(entry, {
        ...pointerOfLink(link),
        code: 'contact-missing',
        message: `O link ${quote(value)} abre o WhatsApp, mas site.json não tem “contacts.whatsapp”.`,
        hint: 'Ponha o número em site.json, ou use outro contato: "tel:" ou "mailto:".',
      });
  }
});
