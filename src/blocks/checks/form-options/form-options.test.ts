import { form } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFormOptions } from './form-options.ts';

const select = (...options: [value: string, label: string][]) =>
  form({
    fields: [
      {
        type: 'select',
        name: 'assunto',
        label: 'Assunto',
        options: options.map(([value, label]) => ({ value, label })),
      },
    ],
  });

const begins = (chosen: string, more: object = {}) =>
  form({
    fields: [
      {
        ...{ type: 'radio', name: 'assunto', label: 'Assunto', chosen },
        options: [
          { value: 'rede', label: 'Rede' },
          { value: 'nuvem', label: 'Nuvem' },
        ],
        ...more,
      },
    ],
  });

testCheck(checkFormOptions, {
  reported: {
    'a choice that begins with an option that is not there': [
      begins('redes'),
      'option-chosen /fields/0/chosen "redes" → "rede" ?',
    ],
    'an option twice': [
      select(['rede', 'Rede'], ['nuvem', 'Nuvem'], ['rede', 'Rede']),
      'option-same /fields/0/options/2/value',
    ],
    'a value twice': [
      select(['rede', 'Rede'], ['rede', 'Nuvem']),
      'option-same /fields/0/options/1/value',
    ],
    'a text twice': [
      select(['rede', 'Rede'], ['nuvem', 'Rede']),
      'option-same /fields/0/options/1/label',
    ],
  },
  fine: {
    'options that differ': select(['rede', 'Rede'], ['nuvem', 'Nuvem']),
    'a choice that begins with one of its options': begins('nuvem'),
    'a choice that begins with a record': begins('vedra', { optionsFrom: 'partners' }),
  },
});
