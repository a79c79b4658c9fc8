import { themeWith } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkContrast } from './contrast.ts';

testCheck(checkContrast, {
  reported: {
    'white letters on light red': [themeWith('"brand"', '#FF8A8A'), 'contrast /colors/brand'],
    'a text in light grey': [
      themeWith('"steel"', '#BBBBBB'),
      'contrast /colors/paper',
      'contrast /colors/white',
    ],
  },
  fine: { 'an invalid colour, which the schema reports': themeWith('"brand"', '#C12') },
});
