import { form } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkOptionalLabels } from './optional-labels.ts';

const labelled = (label: string, more: object = {}) =>
  form({ fields: [{ type: 'text', name: 'fone', label, ...more }] });

testCheck(checkOptionalLabels, {
  reported: {
    'a label that says it is optional, as is said of it anyway': [
      labelled('Telefone (opcional)'),
      'label-optional /fields/0/label "Telefone (opcional)" → "Telefone"',
    ],
    'the same behind a comma, a dash or in other letters': [
      form({
        fields: [
          { type: 'text', name: 'a', label: 'Empresa, Opcional' },
          { type: 'text', name: 'b', label: 'E-mail – opcional' },
          { type: 'text', name: 'c', label: 'Site - opcional' },
        ],
      }),
      'label-optional /fields/0/label "Empresa, Opcional" → "Empresa"',
      'label-optional /fields/1/label "E-mail – opcional" → "E-mail"',
      'label-optional /fields/2/label "Site - opcional" → "Site"',
    ],
    'a required field that says it is optional': [
      labelled('Telefone (opcional)', { required: true }),
      'label-optional /fields/0/label',
    ],
  },
  fine: {
    'a label': labelled('Telefone'),
    'what is optional': labelled('Curso opcional'),
    'something else in brackets': labelled('Telefone (com DDD)'),
    'another thing that is optional': labelled('Itens opcionais (até três)'),
  },
});
