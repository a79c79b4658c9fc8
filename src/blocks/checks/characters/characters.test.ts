import { links, SOBRE, texts } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkCharacters } from './characters.ts';

testCheck(checkCharacters, {
  reported: {
    'a NUL': [
      texts('Um\u0000 texto.'),
      'forbidden-character /sections/1/blocks/0/paragraphs/0 "Um\\u0000 texto." → "Um texto."',
    ],
    'a NUL in a title': [
      slip(SOBRE, '"Olá"', '"Ol\\u0000á"'),
      'forbidden-character /sections/0/title "Ol\\u0000á" → "Olá"',
    ],
    'other control characters': [
      texts('a\u0001', 'a\u001f', 'a\u007f', 'a\u0085'),
      'forbidden-character /sections/1/blocks/0/paragraphs/0 "a\\u0001" → "a"',
      'forbidden-character /sections/1/blocks/0/paragraphs/1 "a\\u001f" → "a"',
      'forbidden-character /sections/1/blocks/0/paragraphs/2 "a\\u007f" → "a"',
      'forbidden-character /sections/1/blocks/0/paragraphs/3 "a\\u0085" → "a"',
    ],
    'half of a surrogate pair': [
      slip(SOBRE, '"Olá"', '"Olá \\ud83d"'),
      'forbidden-character /sections/0/title "Olá \\ud83d" → "Olá "',
    ],
    'a code point that is not a character': [
      texts('a\uffff'),
      'forbidden-character /sections/1/blocks/0/paragraphs/0 "a\\uffff" → "a"',
    ],
  },
  fine: {
    'tabs, line breaks, joined emoji and combining marks': texts(
      'a\tb\nc',
      '👩‍💻 e\u0301 \u00ad \u200b',
    ),
    'a control character in a link, which another check reports': links('\u0001/sobre'),
  },
});
