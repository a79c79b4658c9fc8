import { describe, expect, it } from 'vitest';
import { nova } from '../../../content/testing/edits.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
import { checkTableRows } from './table-rows.ts';

const table = (...rows: string[][]) => ({ head: ['', 'Básico', 'Completo'], rows });
const prose = (...rows: string[][]) =>
  nova({ type: 'prose', title: 'Prazos', blocks: [{ table: table(...rows) }] });
const report = (...rows: string[][]) =>
  nova({
    type: 'report',
    title: 'Prazos',
    pages: [
      {
        reader: 'Para a equipe',
        title: 'Prazos',
        blocks: [{ block: 'table', title: 'Prazos', ...table(...rows) }],
      },
    ],
  });
const whole = ['Resposta', '4 h', '1 h'];

testCheck(checkTableRows, {
  reported: {
    'a row without its last cell': [
      prose(whole, ['Visita', '2']),
      'row-cells /sections/1/blocks/0/table/rows/1',
    ],
    'a row with a cell too many': [
      prose([...whole, '5'], whole),
      'row-cells /sections/1/blocks/0/table/rows/0',
    ],
    'a row without its last cell, in a table without names of columns': [
      nova({
        type: 'prose',
        title: 'Ficha',
        blocks: [{ table: { rows: [['Talla', 'M'], ['Color']] } as never }],
      }),
      'row-cells /sections/1/blocks/0/table/rows/1',
    ],
    'a row of a report': [
      report(['Visita', '2'], whole),
      'row-cells /sections/1/pages/0/blocks/0/rows/0',
    ],
  },
  fine: { 'a cell for each column': prose(whole, whole) },
});

describe('what it says', () => {
  const reportOf = setUpReports(ofCodes(...checkTableRows.codes));

  it('names the row and the columns', () => {
    const [problem] = reportOf(prose(whole, ['Visita', '2'])).problems;
    expect(problem?.severity).toBe('error');
    expect(worded(problem?.message)).toContain('linha 2 da tabela (“Visita”) tem 2 células');
    expect(worded(problem?.hint)).toContain('“…”, “Básico” e “Completo”');
  });
});
