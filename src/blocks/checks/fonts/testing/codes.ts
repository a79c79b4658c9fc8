import type { Codes } from '../../../../content/testing/codes/code.ts';
import { ofFixtureSite, texts } from '../../../../content/testing/edits.ts';

const theme = ofFixtureSite('theme.json');
function fontless() {
  const family = { family: 'Comic Neue', standIn: 'sans', standInSize: 100 };
  return { 'site-config/theme.json': { ...theme, fonts: { ...theme.fonts, text: family } } };
}

export const codes: Codes = {
  'font-missing': fontless(),
  'font-letters': texts('Добро пожаловать'),
};
