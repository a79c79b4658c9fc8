import { SOBRE } from '../../../content/testing/edits.ts';
import { EVENT, page, prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkWhen } from './when.ts';

const section = (when: string) => ({ ...prose('a'), id: 'historia', when });

testCheck(checkWhen, {
  reported: {
    'a section for before the event on a page without an event': [
      {
        [SOBRE]: page('/sobre', section('before')),
      },
      'when-without-event /sections/1/when',
    ],
    'a section for after the event on a page with two events': [
      {
        [SOBRE]: page('/sobre', EVENT, EVENT, section('after')),
      },
      'when-without-event /sections/3/when',
    ],
  },
  fine: {
    'a section for after the event on a page with one event': {
      [SOBRE]: page('/sobre', EVENT, section('after')),
    },
  },
});
