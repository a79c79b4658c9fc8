import { afterEach, expect, test } from 'vitest';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { nova, ofFixtureSite } from '../content/testing/edits.ts';
import { createFixture, type Files } from '../content/testing/fixture.ts';
import { fontsToMeasure, withStandInSizes } from './fonts-to-measure.ts';

let fixture: ReturnType<typeof createFixture>;
afterEach(() => fixture.remove());

const THEME = 'site-config/theme.json';
function measuring(files: Files) {
  fixture = createFixture(files);
  return fontsToMeasure(createSiteConfigLoader(fixture.root)().site);
}

test('fonts are measured without their sizes, and whatever is wrong on a page', () => {
  const family = { family: 'Archivo', standIn: 'sans-bold' };
  const fonts = { heading: family, text: { ...family, standIn: 'sans' }, weight: 500 };
  const section = { type: 'hero', title: 'Um título aqui', text: 'Um texto aqui.', other: 1 };
  const found = measuring({
    ...nova(section),
    [THEME]: { ...ofFixtureSite('theme.json'), fonts },
  });
  expect(found.fonts).toEqual({ heading: fonts.heading, text: fonts.text });
  expect(found.weight).toBe(500);
  expect(found.words.heading).toContain('Um título aqui');
  expect(found.words.text).toContain('Um texto aqui.');
});

test('a font that has no stand-in is told', () => {
  const theme = ofFixtureSite('theme.json');
  const fonts = { ...theme.fonts, text: { family: 'Archivo' } };
  expect(() => measuring({ [THEME]: { ...theme, fonts } })).toThrow('precisa de “family”');
});

test('sizes are written where there is one and where there is none; all else stays as it was written', () => {
  const theme = `{ "colors": {"ink":"#111"},
  "fonts": {
    "heading": { "family": "Archivo", "standInSize": 100 },
    "text": {
      "family": "Archivo"
    }
  }
}
`;
  expect(withStandInSizes(theme, { heading: 96.2, text: 101.3 })).toBe(`{ "colors": {"ink":"#111"},
  "fonts": {
    "heading": { "family": "Archivo", "standInSize": 96.2 },
    "text": {
      "family": "Archivo",
      "standInSize": 101.3
    }
  }
}
`);
});
