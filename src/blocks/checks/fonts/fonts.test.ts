import { expect, it } from 'vitest';
import { ofFixtureSite, texts } from '../../../content/testing/edits.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
import { checkFonts } from './fonts.ts';
import { codes } from './testing/codes.ts';

const THEME = ofFixtureSite('theme.json');

testCheck(checkFonts, {
  reported: {
    'letters that no subset of the fonts has': [
      texts('Добро пожаловать, 日本'),
      'font-letters theme.json#/fonts/heading/family',
    ],
    'a font that is not installed': [
      {
        'site-config/theme.json': {
          ...THEME,
          fonts: {
            ...THEME.fonts,
            text: { family: 'Comic Neue', standIn: 'sans', standInSize: 100 },
          },
        },
      },
      'font-missing /fonts/text/family',
    ],
    'a font that is not measured yet': [
      codes['font-unmeasured'] ?? {},
      'font-unmeasured /fonts/text',
    ],
  },
  fine: {
    'letters of which devices have the fonts': texts('日本語のサイト 한국어'),
    'letters of the other subsets of the fonts, and signs': texts('Łódź → ✓ 👩‍💻'),
  },
});

it.each([
  ['مرحبا بكم', 'Vazirmatn'],
  ['Добро пожаловать', 'Golos Text'],
])('for %s names families that browsers can have in every weight', (text, family) => {
  const [problem] = setUpReports(ofCodes('font-letters'))(texts(text)).problems;
  expect(worded(problem?.hint)).toContain(family);
});

it('names the command that measures a font, and nothing else is wrong', () => {
  const { problems } = setUpReports(() => true)(codes['font-unmeasured'] ?? {});
  expect(problems).toMatchObject([{ severity: 'warning', missing: 'standInSize' }]);
  expect(worded(problems[0]?.hint)).toContain('npm run fonts');
});
