// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../shared/protocol.ts';
import { openSome, paste, prepareForms, richTexts, show } from '../../testing/form.tsx';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<h2>Prazos de <b>atendimento</b></h2>
<p class=MsoNormal>Eles <b>valem</b> a partir de março.<o:p>&nbsp;</o:p></p>
<div><table><tr><td><p class=MsoNormal>Gravidade</p></td><td><p class=MsoNormal><b>Prazo</b></p></td></tr>
<tr><td>Alta</td><td><p>1 <i>hora</i></p></td></tr><tr><td>Baixa</td><td>2 dias</td></tr></table></div>
<p>Depois, conversamos.</p></body></html>`;

prepareForms();

/** What becomes of the blocks of a section when Word's text is pasted before the text of its last paragraph. */
function pasted(type: string, blocks: Json): Json | undefined {
  const { onChange } = show({ schema: `sections/${type}.schema.json`, value: { type, blocks } });
  openSome();
  const field = richTexts().find(({ textContent }) => textContent === 'Fim.');
  paste(field, { 'text/html': WORD, 'text/plain': 'Prazos' });
  expect(onChange.mock.lastCall?.[0]).toBe('/blocks');
  return onChange.mock.lastCall?.[1];
}

const TABLE = {
  head: ['Gravidade', 'Prazo'],
  rows: [
    ['Alta', '1 *hora*'],
    ['Baixa', '2 dias'],
  ],
};

describe('headings and tables that are pasted', () => {
  it('become blocks, and what stood after them stays after them', () => {
    const blocks = [{ heading: 'Um', paragraphs: ['Antes.', 'Fim.'], items: ['a'] }];
    expect(pasted('prose', blocks)).toEqual([
      { heading: 'Um', paragraphs: ['Antes.'] },
      {
        heading: 'Prazos de atendimento',
        paragraphs: ['Eles **valem** a partir de março.'],
        table: TABLE,
      },
      { paragraphs: ['Depois, conversamos.', 'Fim.'], items: ['a'] },
    ]);
  });

  it('leave no empty block, and a table becomes lines where blocks have none', () => {
    expect(pasted('article', [{ paragraphs: ['Fim.'] }])).toEqual([
      {
        heading: 'Prazos de atendimento',
        paragraphs: [
          'Eles **valem** a partir de março.',
          'Gravidade Prazo',
          'Alta 1 *hora*',
          'Baixa 2 dias',
          'Depois, conversamos.',
          'Fim.',
        ],
      },
    ]);
  });
});
