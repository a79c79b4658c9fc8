import { expect, onTestFinished, test } from 'vitest';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { artigo, diario } from '../../../content/testing/diario.ts';
import { nova, SOBRE, texts } from '../../../content/testing/edits.ts';
import { createFixture, slip } from '../../../content/testing/fixture.ts';
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

testCheck(checkPlainTexts, {
  reported: {
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
