import { SOBRE } from '../../../content/testing/edits.ts';
import { EVENT, page, prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkIds } from './ids.ts';

const before = { ...prose('a'), id: 'historia', when: 'before' };
const after = { ...prose('b'), id: 'historia', when: 'after' };

testCheck(checkIds, {
  reported: {
    'two sections with one id': [
      {
        [SOBRE]: page(
          '/sobre',
          { ...prose('a'), id: 'historia' },
          { ...prose('b'), id: 'historia' },
        ),
      },
      'duplicate-id /sections/2/id',
    ],
    'one id before and after the event, and again at all times': [
      {
        [SOBRE]: page('/sobre', EVENT, before, after, { ...prose('c'), id: 'historia' }),
      },
      'duplicate-id /sections/4/id',
    ],
  },
  fine: {
    'one id before the event and after it': { [SOBRE]: page('/sobre', EVENT, before, after) },
  },
});
