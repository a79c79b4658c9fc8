import type { Codes } from '../../../../content/testing/codes/code.ts';
import { links, ofFixtureSite, SITE } from '../../../../content/testing/edits.ts';
import { slip } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'contact-missing': {
    ...links('whatsapp:Olá'),
    ...slip(SITE, /"whatsapp": \{[^}]*\},?/, ''),
    'site-config/messages.json': JSON.parse(
      JSON.stringify(ofFixtureSite('messages.json')).replaceAll('whatsapp:', 'tel:'),
    ),
  },
};
