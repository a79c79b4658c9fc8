import { CONTATO, nova } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkRecords } from './records.ts';
import { codes } from './testing/codes.ts';

testCheck(checkRecords, {
  reported: {
    'a record that does not exist': [
      slip('site-config/pages/inicio.json', '"vedra"', '"verda"'),
      'record-missing /sections/1/partners/1 "verda" → "vedra" ?',
    ],
    'a form that does not exist': [
      nova({ type: 'form', title: 'Escreva', form: 'contatos' }),
      'record-missing /sections/1/form "contatos" → "contato" ?',
    ],
    'a notice that does not exist': [
      slip(CONTATO, 'solicitacao-enviada', 'solicitacao-envida'),
      'record-missing /submit/notices/confirmed "solicitacao-envida" → "solicitacao-enviada" ?',
    ],
    'a record that has a file of its own, too': [codes['record-taken'] ?? {}, 'record-taken 1:1'],
    'a collection that does not exist': [
      nova({
        type: 'vendor-cards',
        title: 'Quem',
        vendors: ['a'],
      }),
      'record-missing /sections/1/vendors/0',
    ],
  },
});
