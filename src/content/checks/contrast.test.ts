import { themeWith } from '../testing/edits.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkContrast } from './contrast.ts';

testCheck(checkContrast, {
  told: {
    'white letters on a light red': themeWith('"brand"', '#FF8A8A'),
    'a text in light grey': themeWith('"steel"', '#BBBBBB'),
  },
  fine: { 'a colour that is none': themeWith('"brand"', '#C12') },
});
