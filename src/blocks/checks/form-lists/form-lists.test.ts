import { field } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFormLists } from './form-lists.ts';

const list = { type: 'select', name: 'assunto', label: 'Assunto' };

testCheck(checkFormLists, {
  reported: { 'a list without options': [field(list), 'options-missing /fields/0'] },
  fine: {
    'a list of records': field({ ...list, optionsFrom: 'partners' }),
    'a list of options under another name, which is told as such': field({
      ...list,
      opcoes: [{ value: 'a', label: 'A' }],
    }),
  },
});
