import { choice, nova } from '../../../content/testing/edits.ts';
import { prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPrefills } from './prefills.ts';

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
  },
  fine: {
    'a link that prefills an option that exists': {
      ...choice,
      ...page('[b](/nova?assunto=firewall&x=1)'),
    },
  },
});
