import { expect, it } from 'vitest';
import { ofFixtureSite, themeWith } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { projectRoot } from '../../../node/project.ts';
import { msg } from '../../../words/message.ts';
import { wordsIn } from '../../../words/node/catalogues.ts';
import { checkContrast } from './contrast.ts';

const theme = ofFixtureSite('theme.json');

testCheck(checkContrast, {
  reported: {
    'a light brand, which has dark letters, with a dark second colour': [
      themeWith('"brand"', '#FF8A8A'),
      'contrast /colors/brandDark',
    ],
    'a text in light grey': [
      themeWith('"steel"', '#BBBBBB'),
      'contrast /colors/paper',
      'contrast /colors/white',
    ],
    'errors in pink': [
      themeWith('"brand"', '#C8102E", "error": "#FF8A8A'),
      'contrast /colors/paper',
      'contrast /colors/white',
    ],
    'errors in dark red on dark': [
      themeWith('"brand"', '#C8102E", "errorOnDark": "#7A0C1E'),
      'contrast /colors/ink',
      'contrast /colors/graphite',
    ],
  },
  fine: {
    'an invalid colour, which the schema reports': themeWith('"brand"', '#C12'),
    'a pale brand that is no colour': {
      'site-config/theme.json': {
        ...theme,
        colors: { ...theme.colors, brand: 'F4C542', brandDark: '#F2B705' },
      },
    },
  },
});

it('is a sentence in English', () => {
  const { worded } = wordsIn('en', projectRoot);
  const said = (what: string) =>
    worded(msg('checks/contrast:low', { what, letters: 'white', surface: 'brand', ratio: 2 }));
  expect(said('buttons')).toContain('of buttons (“white”) are hard to read on “brand”:');
  expect(said('errors')).toContain('Error messages (“white”) are hard to read on “brand”:');
  expect(said('secondary')).toContain('Secondary text (“white”) is hard to read on “brand”:');
});
