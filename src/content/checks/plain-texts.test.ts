import { nova, SOBRE, texts } from '../testing/edits.ts';
import { slip } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkPlainTexts } from './plain-texts.ts';

const title = (text: string) => slip(SOBRE, '"title": "Olá"', `"title": ${JSON.stringify(text)}`);

testCheck(checkPlainTexts, {
  told: {
    'a line break of HTML': title('Olá<br/>mundo'),
    'bold, a link and a space of HTML': title('**Olá** [mundo](/sobre)&nbsp;todo'),
    'nothing but spaces': title('   '),
  },
  fine: {
    'a text that may have markup': texts('Um **texto** [assim](/sobre).'),
    'signs that are no markup': title('2 ** 3, a < b e [sic]'),
    'a section that is still wrong': nova({ type: 'prosa', blocks: [{ paragraphs: ['**a**'] }] }),
  },
});
