import { expect, test } from 'vitest';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { createFixture, type Files, picture, slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
import { checkPictureFiles } from './picture-files.ts';

const logo = (name: string, ...parts: Uint8Array[]): Files => ({
  [`public/imagens/${name}`]: Buffer.concat(parts),
  ...slip('site-config/site.json', '/imagens/forte.svg', `/imagens/${name}`),
});
const png = picture('pixel.png');

testCheck(checkPictureFiles, {
  reported: {
    'a text file with the extension of a picture': [
      logo('a.png', Buffer.from('um texto')),
      'picture-content site.json#/brand/logoOnDark/src',
    ],
    'a 6 MB photo': [
      logo('a.jpg', picture('pixel.jpg'), Buffer.alloc(6_000_000)),
      'picture-heavy site.json#/brand/logoOnDark/src',
    ],
    'a photo that is cut off': [
      logo('a.jpg', picture('cut-off.jpg')),
      'picture-damaged site.json#/brand/logoOnDark/src',
    ],
    'a photo of a phone with the extension of another': [
      logo('a.avif', picture('beginning-of-a-phone-photo.heic')),
      'picture-damaged site.json#/brand/logoOnDark/src',
    ],
    'a drawing that is no XML': [
      logo(
        'a.svg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<g></svg>'),
      ),
      'picture-damaged site.json#/brand/logoOnDark/src',
    ],
    'a drawing that does not say that it is SVG, which browsers do not show': [
      logo('a.svg', Buffer.from('<svg viewBox="0 0 1 1"><path d="M0 0h1v1"/></svg>')),
      'picture-damaged site.json#/brand/logoOnDark/src',
    ],
    'a picture of which only the beginning was copied': [
      logo('a.png', png.subarray(0, 60)),
      'picture-damaged site.json#/brand/logoOnDark/src',
    ],
    'a picture that is said to be larger than can be opened': [
      logo(
        'a.png',
        png.subarray(0, 16),
        Buffer.from([0, 0, 0x80, 0, 0, 0, 0x80, 0]),
        png.subarray(24),
      ),
      'picture-damaged site.json#/brand/logoOnDark/src',
    ],
  },
  fine: {
    'pictures of each format': {
      ...logo('a.webp', picture('pixel.webp')),
      ...logo('a.png', png),
      ...logo('a.avif', picture('pixel.avif')),
      ...logo('a.jpg', picture('pixel.jpg')),
    },
  },
});

test('of a drawing it is told which line is wrong, and how', () => {
  const fixture = createFixture(
    logo(
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<g></svg>'),
    ),
  );
  const { problems } = createSiteConfigLoader(fixture.root)();
  fixture.remove();
  const { message } = problems.find(({ code }) => code === 'picture-damaged') ?? {};
  expect(worded(message ?? '')).toMatch(
    /desenho “\/imagens\/a\.svg” a partir da linha 2, coluna \d+\. “g” é aberto ali e nunca fechado\.$/,
  );
});
