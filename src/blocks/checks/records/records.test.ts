import { CONTATO, nova } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkRecords } from './records.ts';

testCheck(checkRecords, {
  reported: {
    'a record that does not exist': slip('site-config/pages/inicio.json', '"vedra"', '"verda"'),
    'a form that does not exist': nova({ type: 'form', title: 'Escreva', form: 'contatos' }),
    'a notice that does not exist': slip(CONTATO, 'solicitacao-enviada', 'solicitacao-envida'),
    'a collection that does not exist': nova({
      type: 'vendor-cards',
      title: 'Quem',
      vendors: ['a'],
    }),
  },
});
