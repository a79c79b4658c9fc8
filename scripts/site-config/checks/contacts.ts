import { isObject } from '../json/json.ts';
import { placeOf } from '../references/links-of.ts';
import { single, siteCheck } from '../site.ts';
import { quote } from '../words/wording.ts';

/** A link to WhatsApp has a number to lead to. */
export const checkContacts = siteCheck(['contact-missing'], ({ entries }, report) => {
  const site = single(entries, 'site')?.value;
  const contacts = isObject(site) ? site.contacts : undefined;
  if (!isObject(contacts) || 'whatsapp' in contacts) return;
  for (const entry of entries)
    for (const link of entry.links) {
      if (!link.value.startsWith('whatsapp:')) continue;
      report(entry, {
        ...placeOf(link),
        code: 'contact-missing',
        message: `O link ${quote(link.value)} abre o WhatsApp, mas site.json não tem “contacts.whatsapp”.`,
        hint: 'Ponha o número em site.json, ou use outro contato: "tel:" ou "mailto:".',
      });
    }
});
