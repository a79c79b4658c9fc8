import { links, ofFixtureSite } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkContacts } from './contacts.ts';

testCheck(checkContacts, {
  reported: {
    'a link to WhatsApp without a number': [
      {
        ...links('whatsapp:Olá'),
        ...slip('site-config/site.json', /"whatsapp": \{[^}]*\},?/, ''),
        // Where the words of the project stand is not this test's affair.
        'site-config/messages.json': JSON.parse(
          JSON.stringify(ofFixtureSite('messages.json')).replaceAll('whatsapp:', 'tel:'),
        ),
      },
      'contact-missing /sections/1/actions/0/to',
    ],
  },
  fine: {
    'a link to WhatsApp with a number': links('whatsapp:Olá'),
    'links that miss a number for a name that is told as misspelt': {
      ...links('whatsapp:Olá'),
      ...slip('site-config/site.json', '"whatsapp": {', '"whatsap": {'),
    },
  },
});
