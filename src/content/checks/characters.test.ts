import { links, SOBRE, texts } from '../testing/edits.ts';
import { slip } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkCharacters } from './characters.ts';

testCheck(checkCharacters, {
  told: {
    'a NUL': texts('Um\u0000 texto.'),
    'a NUL in a title': slip(SOBRE, '"Olá"', '"Ol\\u0000á"'),
    'other control characters': texts('a\u0001', 'a\u001f', 'a\u007f', 'a\u0085'),
    'half of a character': slip(SOBRE, '"Olá"', '"Olá \\ud83d"'),
    'a code that is no character': texts('a\uffff'),
  },
  fine: {
    'tabs, line breaks, joined and whole characters': texts(
      'a\tb\nc',
      '👩‍💻 e\u0301 \u00ad \u200b',
    ),
    'a link, which is told of by itself': links('\u0001/sobre'),
  },
});
