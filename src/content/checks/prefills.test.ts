import { choice, nova } from '../testing/edits.ts';
import { prose } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkPrefills } from './prefills.ts';

const page = (text: string) =>
  nova({ type: 'form', title: 'Escreva', form: 'contato' }, prose(text));

testCheck(checkPrefills, {
  reported: {
    'a link that prefills an option that does not exist': {
      ...choice,
      ...page(
        '[a](/nova?assunto=fierwall) [b](/nova?assunto=firewall&x=1) [c](/nova?assunto=xyzw)',
      ),
    },
  },
  fine: {
    'a link that prefills an option that exists': {
      ...choice,
      ...page('[b](/nova?assunto=firewall&x=1)'),
    },
  },
});
