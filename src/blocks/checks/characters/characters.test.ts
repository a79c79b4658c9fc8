import { links, SOBRE, texts } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkCharacters } from './characters.ts';

testCheck(checkCharacters, {
  reported: {
    'a NUL': texts('Um\u0000 texto.'),
    'a NUL in a title': slip(SOBRE, '"Olá"', '"Ol\\u0000á"'),
    'other control characters': texts('a\u0001', 'a\u001f', 'a\u007f', 'a\u0085'),
    'half of a surrogate pair': slip(SOBRE, '"Olá"', '"Olá \\ud83d"'),
    'a code point that is not a character': texts('a\uffff'),
  },
  fine: {
    'tabs, line breaks, joined emoji and combining marks': texts(
      'a\tb\nc',
      '👩‍💻 e\u0301 \u00ad \u200b',
    ),
    'a control character in a link, which another check reports': links('\u0001/sobre'),
  },
});
