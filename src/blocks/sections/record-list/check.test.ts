import { testCheck } from '../../../content/testing/test-check.ts';
import { checkRecordList } from './check.ts';
import { partnersTable } from './testing/codes.ts';

testCheck(checkRecordList, {
  reported: {
    'a table of records without facts': [
      partnersTable(),
      'table-without-facts pages/nova.json#/sections/1/layout',
    ],
  },
  fine: {
    'a table with facts': partnersTable({
      titleLabel: 'Parceiro',
      facts: [{ label: 'O que faz', text: { field: 'description' } }],
    }),
    'cards without facts': partnersTable({}, 'cards'),
  },
});
