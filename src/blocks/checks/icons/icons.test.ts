import { expect, it } from 'vitest';
import { SOBRE } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
import { checkIcons } from './icons.ts';

testCheck(checkIcons, {
  reported: {
    'a misspelt name': [
      slip(SOBRE, '"Visibility"', '"Visibilty"'),
      'icon-missing /sections/2/cards/1/icon "Visibilty" → "Visibility" ?',
    ],
    'a misspelt name of another icon variant': [
      slip(SOBRE, '"Visibility"', '"VisibiltyOutlined"'),
      'icon-missing /sections/2/cards/1/icon "VisibiltyOutlined" → "VisibilityOutlined" ?',
    ],
    'a misspelt variant': [
      slip(SOBRE, '"Visibility"', '"YardOutline"'),
      'icon-missing /sections/2/cards/1/icon "YardOutline" → "YardOutlined" ?',
    ],
    'two letters of a variant in the other order': [
      slip(SOBRE, '"Visibility"', '"EuroOutlinde"'),
      'icon-missing /sections/2/cards/1/icon "EuroOutlinde" → "EuroOutlined" ?',
    ],
    'a short name that is another word': [
      slip(SOBRE, '"Visibility"', '"Vase"'),
      'icon-missing /sections/2/cards/1/icon',
    ],
    'what an icon is called elsewhere': [
      slip(SOBRE, '"Visibility"', '"Hammer"'),
      'icon-missing /sections/2/cards/1/icon "Hammer" → "Handyman" ?',
    ],
    'what an icon is called in Spanish': [
      slip(SOBRE, '"Visibility"', '"candado"'),
      'icon-missing /sections/2/cards/1/icon "candado" → "Lock" ?',
    ],
    'a name that resembles no icon': [
      slip(SOBRE, '"Visibility"', '"Xqzwkvjyptr"'),
      'icon-missing /sections/2/cards/1/icon',
    ],
  },
});

const reportOf = setUpReports(ofCodes(...checkIcons.codes));

it('names icons that have a word of the name', () => {
  const [problem] = reportOf(slip(SOBRE, '"Visibility"', '"PaintBrush"')).problems;
  expect(worded(problem?.message)).toMatch(/Você quis dizer “Brush”/);
  expect(worded(problem?.hint)).toContain('/__gallery');
  expect(problem?.fix).toBeUndefined();
});
