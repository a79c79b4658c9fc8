import { expect, onTestFinished, test } from 'vitest';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { artigo, diario } from '../../../content/testing/diario.ts';
import { nova, SOBRE, texts } from '../../../content/testing/edits.ts';
import { createFixture, slip } from '../../../content/testing/fixture.ts';
import { PRICE_CARD, precos, priceCard } from '../../../content/testing/precos.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
import { checkPlainTexts } from './plain-texts.ts';

const title = (text: string) => slip(SOBRE, '"title": "Olá"', `"title": ${JSON.stringify(text)}`);

test.each([
  [
    'of a collection of the site says how it comes to take bold',
    diario({ um: artigo({ summary: `**${artigo().summary}**` }) }),
    'em “summary”, em blocks/collections/diario/schema.json.',
  ],
  [
    'of a collection of the engine does not',
    slip('site-config/collections/partners.json', '"name": "', '"name": "**a** '),
    'não aceita negrito, link nem HTML.',
  ],
])('the hint about a field %s', (_, files, end) => {
  const fixture = createFixture(files);
  onTestFinished(fixture.remove);
  const { problems } = createSiteConfigLoader(fixture.root)();
  const problem = problems.find(({ code }) => code === 'markup-in-text');
  expect(worded(problem?.hint).endsWith(end)).toBe(true);
});

const fact = (text: string) => ({
  ...precos(),
  [PRICE_CARD]: priceCard({
    card: { title: { field: 'title' }, titleLabel: 'Serviço', facts: [{ label: 'Hora', text }] },
  }),
});

const TITLE = { title: { field: 'title' } };

test.each([
  ['a link in a fact', fact('[Marcar](/sobre?x={id})'), ['/card/facts/0/text']],
  ['fields in a fact', fact('{duration} & {price:BRL}'), []],
  [
    'bold in a mark',
    diario({ um: artigo() }, { card: { ...TITLE, mark: { text: '**Novo**' } } }),
    ['/card/mark/text'],
  ],
  ['bold in a feed', diario({ um: artigo() }, { feed: { title: '**Diário**' } }), ['/feed/title']],
  [
    'a link in a text of the page',
    diario(
      { um: artigo() },
      {
        sections: [
          { type: 'article', title: 'A', blocks: [{ paragraphs: ['[{title}](/sobre)'] }] },
        ],
      },
    ),
    [],
  ],
])('what lists show of records: %s', (_, files, pointers) => {
  const fixture = createFixture(files);
  onTestFinished(fixture.remove);
  const found = createSiteConfigLoader(fixture.root)().problems.filter(
    ({ code }) => code === 'markup-in-text',
  );
  expect(found.map(({ pointer }) => pointer)).toEqual(pointers);
});

testCheck(checkPlainTexts, {
  reported: {
    'a link to WhatsApp': [
      title('[Fale](whatsapp:Olá, tudo bem?) hoje'),
      'markup-in-text /sections/0/title',
    ],
    'an HTML line break': [title('Olá<br/>mundo'), 'markup-in-text /sections/0/title'],
    'Markdown bold, a Markdown link and an HTML space': [
      title('**Olá** [mundo](/sobre)&nbsp;todo'),
      'markup-in-text /sections/0/title',
    ],
    'a title of spaces only': [title('   '), 'blank-text /sections/0/title'],
  },
  fine: {
    'markup in a text that allows it': texts('Um **texto** [assim](/sobre).'),
    'signs that are not markup': title('2 ** 3, a < b e [sic]'),
    'a section of an unknown type': nova({ type: 'prosa', blocks: [{ paragraphs: ['**a**'] }] }),
  },
});
