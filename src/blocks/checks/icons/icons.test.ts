import { SOBRE } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkIcons } from './icons.ts';

testCheck(checkIcons, {
  reported: {
    'a misspelt name': slip(SOBRE, '"Visibility"', '"Visibilty"'),
    'a misspelt name of another icon variant': slip(SOBRE, '"Visibility"', '"VisibiltyOutlined"'),
    'a name that resembles no icon': slip(SOBRE, '"Visibility"', '"Xqzwkvjyptr"'),
  },
});
