import { choice, field, nova } from '../../../content/testing/edits.ts';
import { prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPrefills } from './prefills.ts';

const records = (optionsFrom: string) =>
  field({ type: 'select', name: 'com', label: 'Com quem', prefill: 'com', optionsFrom });

const page = (text: string) =>
  nova({ type: 'form', title: 'Escreva', form: 'contato' }, prose(text));

testCheck(checkPrefills, {
  reported: {
    'a link that prefills an option that does not exist': [
      {
        ...choice,
        ...page(
          '[a](/nova?assunto=fierwall) [b](/nova?assunto=firewall&x=1) [c](/nova?assunto=xyzw)',
        ),
      },
      'option-missing pages/nova.json#/sections/2/blocks/0/paragraphs/0 /nova?assunto=fierwall → /nova?assunto=firewall ?',
      'option-missing pages/nova.json#/sections/2/blocks/0/paragraphs/0',
    ],
    'a link that prefills a record that does not exist': [
      { ...records('partners'), ...page('[a](/nova?com=vedr)') },
      'option-missing pages/nova.json#/sections/2/blocks/0/paragraphs/0 /nova?com=vedr → /nova?com=vedra ?',
    ],
    'a link that prefills a field under a name that is like one': [
      { ...choice, ...page('[a](/nova?x=1&asunto=firewall)') },
      'prefill-unknown pages/nova.json#/sections/2/blocks/0/paragraphs/0 /nova?x=1&asunto=firewall → /nova?x=1&assunto=firewall ?',
    ],
    'a link to a text field under a name that is like it': [
      {
        ...field({ type: 'text', name: 'curso', label: 'Curso', prefill: 'curso' }),
        ...page('[a](/nova?cursso=a)'),
      },
      'prefill-unknown pages/nova.json#/sections/2/blocks/0/paragraphs/0 /nova?cursso=a → /nova?curso=a ?',
    ],
  },
  fine: {
    'a parameter of a campaign': { ...choice, ...page('[a](/nova?utm_source=assunto)') },
    'a link that prefills a record of a collection that is told not to be there': {
      ...records('parteners'),
      ...page('[a](/nova?com=vedra)'),
    },
    'the button of each record of a list, with its id': {
      ...records('partners'),
      ...nova(
        {
          type: 'record-list',
          collection: 'partners',
          layout: 'cards',
          action: { label: 'Falar', to: '/nova?com={id}' },
        },
        { type: 'form', title: 'Escreva', form: 'contato' },
      ),
    },
    'a link that prefills a record': { ...records('partners'), ...page('[a](/nova?com=vedra)') },
    'a link that prefills an option that exists': {
      ...choice,
      ...page('[b](/nova?assunto=firewall&x=1)'),
    },
  },
});
