import type { Codes } from '../../../../content/testing/codes/code.ts';
import { ofFixtureSite, texts } from '../../../../content/testing/edits.ts';

const theme = ofFixtureSite('theme.json');
const withText = (text: object) => ({
  'site-config/theme.json': { ...theme, fonts: { ...theme.fonts, text } },
});

export const codes: Codes = {
  'font-missing': withText({ family: 'Comic Neue', standIn: 'sans', standInSize: 100 }),
  'font-unmeasured': withText({ ...theme.fonts.text, standInSize: undefined }),
  'font-letters': texts('Добро пожаловать'),
};
