import { form } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFormSteps } from './form-steps.ts';

const inSteps = (...steps: string[][]) =>
  form({
    fields: [
      { type: 'text', name: 'nome', label: 'Nome' },
      { type: 'text', name: 'cidade', label: 'Cidade' },
    ],
    steps: { items: steps.map((fields, index) => ({ title: `Parte ${index}`, fields })) },
  });

testCheck(checkFormSteps, {
  reported: {
    'a field that does not exist': [
      inSteps(['nome'], ['cidades']),
      'step-field /steps/items/1/fields/0 "cidades" → "cidade" ?',
    ],
    'a field in two steps': [
      inSteps(['nome'], ['cidade', 'nome']),
      'step-field /steps/items/1/fields/1',
    ],
  },
  fine: { 'a field in each': inSteps(['nome'], ['cidade']) },
});
