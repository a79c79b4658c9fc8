import type { Codes } from '../../../../content/testing/codes/code.ts';
import { choice, nova } from '../../../../content/testing/edits.ts';
import { prose } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'prefill-unknown': {
    ...choice,
    ...nova(
      { type: 'form', title: 'Escreva', form: 'contato' },
      prose('[a](/nova?asunto=firewall)'),
    ),
  },
  'option-missing': {
    ...choice,
    ...nova(
      { type: 'form', title: 'Escreva', form: 'contato' },
      prose('[a](/nova?assunto=fierwall)'),
    ),
  },
};
