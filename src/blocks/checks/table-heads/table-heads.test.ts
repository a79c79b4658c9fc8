import { nova } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkTableHeads } from './table-heads.ts';

const table = (...head: string[]) => ({ head, rows: [head.map((_, column) => `${column}`)] });
const prose = (...head: string[]) =>
  nova({ type: 'prose', title: 'Prazos', blocks: [{ table: table(...head) }] });
const report = (...head: string[]) =>
  nova({
    type: 'report',
    title: 'Prazos',
    pages: [
      {
        reader: 'Para a equipe',
        title: 'Prazos',
        blocks: [{ block: 'table', title: 'Prazos', ...table(...head) }],
      },
    ],
  });

testCheck(checkTableHeads, {
  reported: {
    'a second column without a name': [
      prose('Plano', ''),
      'head-empty /sections/1/blocks/0/table/head/1',
    ],
    'a last column without a name': [
      report('', 'Plano', ''),
      'head-empty /sections/1/pages/0/blocks/0/head/2',
    ],
  },
  fine: {
    'an empty corner above the names of the rows': prose('', 'Básico', 'Completo'),
    'an empty corner in a report': report('', 'Básico'),
  },
});
