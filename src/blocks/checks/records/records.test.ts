import { expect, it } from 'vitest';
import { CONTATO, nova } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
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

const reportOf = setUpReports(ofCodes('record-missing'));

it('names the folder of a collection whose records have a file each', () => {
  const [problem] = reportOf({
    ...nova({ type: 'shared-section', section: 'convit' }),
    'site-config/collections/shared-sections/convite.json': {
      section: { type: 'prose', title: 'Convite', blocks: [{ paragraphs: ['Venha.'] }] },
    },
  }).problems;
  expect(worded(problem?.message)).toBe(
    '“convit” não existe em site-config/collections/shared-sections/. Você quis dizer “convite”?',
  );
});
