import { NOVA } from '../../../content/testing/edits.ts';
import { page, prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkMainTitle } from './main-title.ts';

const beginning = (section: object) => ({ [NOVA]: { ...page('/nova'), sections: [section] } });

testCheck(checkMainTitle, {
  reported: {
    'a page that begins with an untitled section': [
      beginning(prose('a')),
      'page-title-missing /sections/0',
    ],
  },
  fine: { 'a page that begins with a titled section': beginning({ ...prose('a'), title: 'Nova' }) },
});
