import { field } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { categories } from '../categories/testing/codes.ts';
import { checkFormLists } from './form-lists.ts';

const list = { type: 'select', name: 'assunto', label: 'Assunto' };

testCheck(checkFormLists, {
  reported: {
    'a list without options': [field(list), 'options-missing /fields/0'],
    'boxes without options': [
      field({ ...list, type: 'checkbox-group' }),
      'options-missing /fields/0',
    ],
    'a category of records without pages': [
      field({ ...list, type: 'radio', optionsFrom: 'partners', optionsCategory: 'Ofício' }),
      'options-without-pages /fields/0/optionsCategory , "optionsCategory": "Ofício" → ?',
    ],
    'an order of options that are written': [
      field({ ...list, options: [{ value: 'a', label: 'A' }], optionsOrder: 'upcoming' }),
      'options-without-pages /fields/0/optionsOrder , "optionsOrder": "upcoming" → ?',
    ],
  },
  fine: {
    'a list of records': field({ ...list, optionsFrom: 'partners' }),
    'radio buttons of records': field({ ...list, type: 'radio', optionsFrom: 'partners' }),
    'what is to come of records with pages': {
      ...categories(['Ciências', 'Artes']),
      ...field({ ...list, optionsFrom: 'partners', optionsOrder: 'upcoming' }),
    },
    'an order of records of a collection that is told not to be there': {
      ...categories(['Ciências', 'Artes']),
      ...field({ ...list, optionsFrom: 'partner', optionsOrder: 'position' }),
    },
    'a list of options under another name, which is told as such': field({
      ...list,
      opcoes: [{ value: 'a', label: 'A' }],
    }),
  },
});
