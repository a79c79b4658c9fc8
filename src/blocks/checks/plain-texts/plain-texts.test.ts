import { nova, SOBRE, texts } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPlainTexts } from './plain-texts.ts';

const title = (text: string) => slip(SOBRE, '"title": "Olá"', `"title": ${JSON.stringify(text)}`);

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
