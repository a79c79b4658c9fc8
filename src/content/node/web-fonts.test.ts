import { expect, test } from 'vitest';
import { missingPackages } from '../../node/font-files.ts';
import { fontsModule } from './web-fonts.ts';

const heading = { family: 'Archivo', standIn: 'serif-bold', standInSize: 94 } as const;
const text = { family: 'Instrument Sans', standIn: 'sans', standInSize: 100 } as const;

test('the fonts of the theme become font faces, each with a fallback of its metrics', async () => {
  const source = await fontsModule({ heading, text }, 'abc');
  expect(source).toContain(
    `import wholeText from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'`,
  );
  expect(source).toContain(
    `headingFont = "'Archivo Variable', 'Archivo Fallback', 'Times New Roman', serif"`,
  );
  expect(source).toContain('font-weight:400 700;src:url(${text})');
  // The same of both files, though one has fewer.
  expect(source).toContain('font-weight:100 900;src:url(${heading})');
  expect(source).toContain('font-weight:100 900;src:url(${wholeHeading})');
  expect(source).toMatch(/otherFontFaces = .*unicode-range:U\+A0-FF,/);
  expect(source).toContain(
    "local('Noto Serif Bold');size-adjust:94%;ascent-override:93.4%;descent-override:22.3%",
  );
  expect(source).toContain('size-adjust:100%;ascent-override:97%;descent-override:25%');
});

test('a missing font family is reported with the packages it needs', () => {
  expect(missingPackages('Archivo')).toEqual([]);
  expect(missingPackages('Comic Neue')).toEqual([
    '@fontsource-variable/comic-neue',
    '@fontsource/comic-neue',
  ]);
});
