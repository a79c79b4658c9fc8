import { form } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkShowIf } from './show-if.ts';

const choice = {
  type: 'select',
  name: 'assunto',
  label: 'Assunto',
  options: [{ value: 'rede', label: 'Rede' }],
};
const records = (optionsFrom: string) => ({
  ...{ type: 'select', name: 'parceiro', label: 'Parceiro', optionsFrom },
  options: [{ value: 'outro', label: 'Outro' }],
});
const box = { type: 'checkbox', name: 'aceite', label: 'Aceite' };
const text = { type: 'text', name: 'nome', label: 'Nome' };
const detail = (showIf: object) => ({ type: 'text', name: 'detalhe', label: 'Detalhe', showIf });
const waiting = (field: string, is: string | string[]) => detail({ field, is });

testCheck(checkShowIf, {
  reported: {
    'the answer of a field that does not exist': [
      form({ fields: [choice, waiting('asunto', 'rede')] }),
      'show-if-field /fields/1/showIf/field "asunto" → "assunto" ?',
    ],
    'the answer of a later field, or its own': [
      form({ fields: [waiting('assunto', 'rede'), choice] }),
      'show-if-field /fields/0/showIf/field',
    ],
    'an option that does not exist': [
      form({ fields: [choice, waiting('assunto', 'nuvem')] }),
      'show-if-answer /fields/1/showIf/is',
    ],
    'one of several options that does not exist': [
      form({ fields: [choice, waiting('assunto', ['rede', 'reda'])] }),
      'show-if-answer /fields/1/showIf/is/1 "reda" → "rede" ?',
    ],
    'another option than one that does not exist': [
      form({ fields: [choice, detail({ field: 'assunto', isNot: 'reda' })] }),
      'show-if-answer /fields/1/showIf/isNot "reda" → "rede" ?',
    ],
    'another record than one that does not exist': [
      form({ fields: [records('partners'), detail({ field: 'parceiro', isNot: ['verda'] })] }),
      'show-if-answer /fields/1/showIf/isNot/0 "verda" → "vedra" ?',
    ],
    'a record that does not exist': [
      form({ fields: [records('partners'), waiting('parceiro', 'verda')] }),
      'show-if-answer /fields/1/showIf/is "verda" → "vedra" ?',
    ],
    'another value of a box': [
      form({ fields: [box, waiting('aceite', 'sim')] }),
      'show-if-answer /fields/1/showIf/is',
    ],
  },
  fine: {
    'another option': form({ fields: [choice, detail({ field: 'assunto', isNot: 'rede' })] }),
    'any answer': form({ fields: [choice, detail({ field: 'assunto' })] }),
    'an option': form({ fields: [choice, waiting('assunto', 'rede')] }),
    'a record': form({ fields: [records('partners'), waiting('parceiro', 'vedra')] }),
    'an option beside records': form({
      fields: [records('partners'), waiting('parceiro', 'outro')],
    }),
    'a record of a collection that is told not to be there': form({
      fields: [records('parteners'), waiting('parceiro', 'vedra')],
    }),
    'a ticked box': form({ fields: [box, waiting('aceite', '1')] }),
    'what somebody wrote': form({ fields: [text, waiting('nome', 'Ana')] }),
  },
});
