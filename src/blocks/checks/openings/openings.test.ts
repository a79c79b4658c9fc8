import { nova } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkOpenings } from './openings.ts';

const hero = (more = {}) => ({ type: 'hero', title: 'Outra', text: 'Um texto.', ...more });

testCheck(checkOpenings, {
  reported: { 'a second opening': [nova(hero()), 'opening-second /sections/1'] },
  fine: {
    'one that is still being written': nova(hero({ draft: true })),
    'one that takes the place of another': nova(hero({ publishAt: '2030-01-01' })),
  },
});
