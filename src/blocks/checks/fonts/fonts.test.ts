import { ofFixtureSite } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFonts } from './fonts.ts';

const THEME = ofFixtureSite('theme.json');

testCheck(checkFonts, {
  reported: {
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
  },
});
