import { type Files, slip } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkPictureFiles } from './picture-files.ts';

const picture = (name: string, ...parts: (string | number)[]): Files => ({
  [`public/imagens/${name}`]: Buffer.concat(
    parts.map((part) =>
      typeof part === 'number' ? Buffer.alloc(part) : Buffer.from(part, 'latin1'),
    ),
  ),
  ...slip('site-config/site.json', '/imagens/forte.svg', `/imagens/${name}`),
});

testCheck(checkPictureFiles, {
  reported: {
    'a text file with the extension of a picture': picture('a.png', 'um texto'),
    'a 6 MB photo': picture('a.jpg', '\u00ff\u00d8\u00ff', 6_000_000),
  },
  fine: {
    'pictures of each format': {
      ...picture('a.webp', 'RIFF', 4, 'WEBP'),
      ...picture('a.png', '\u0089PNG\r\n\u001a\n'),
      ...picture('a.avif', 4, 'ftypavif'),
    },
  },
});
