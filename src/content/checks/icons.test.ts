import { SOBRE } from '../testing/edits.ts';
import { slip } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkIcons } from './icons.ts';

testCheck(checkIcons, {
  told: {
    'a slip in a name': slip(SOBRE, '"Visibility"', '"Visibilty"'),
    'an icon in another variant': slip(SOBRE, '"Visibility"', '"VisibiltyOutlined"'),
    'an icon that is like none': slip(SOBRE, '"Visibility"', '"Xqzwkvjyptr"'),
  },
});
