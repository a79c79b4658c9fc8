import { themeWith } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkContrast } from './contrast.ts';

testCheck(checkContrast, {
  reported: {
    'white letters on light red': themeWith('"brand"', '#FF8A8A'),
    'a text in light grey': themeWith('"steel"', '#BBBBBB'),
  },
  fine: { 'an invalid colour, which the schema reports': themeWith('"brand"', '#C12') },
});
