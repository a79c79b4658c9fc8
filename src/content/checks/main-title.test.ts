import { NOVA } from '../testing/edits.ts';
import { page, prose } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkMainTitle } from './main-title.ts';

const beginning = (section: object) => ({ [NOVA]: { ...page('/nova'), sections: [section] } });

testCheck(checkMainTitle, {
  reported: { 'a page that begins with an untitled section': beginning(prose('a')) },
  fine: { 'a page that begins with a titled section': beginning({ ...prose('a'), title: 'Nova' }) },
});
