import { SOBRE } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
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
    'a name that resembles no icon': [
      slip(SOBRE, '"Visibility"', '"Xqzwkvjyptr"'),
      'icon-missing /sections/2/cards/1/icon',
    ],
  },
});
