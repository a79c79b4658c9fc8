import { SOBRE } from '../../../content/testing/edits.ts';
import { EVENT, page, prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkWhen } from './when.ts';

const section = (when: string) => ({ ...prose('a'), id: 'historia', when });

testCheck(checkWhen, {
  reported: {
    'a section for before the event on a page without an event': {
      [SOBRE]: page('/sobre', section('before')),
    },
    'a section for after the event on a page with two events': {
      [SOBRE]: page('/sobre', EVENT, EVENT, section('after')),
    },
  },
  fine: {
    'a section for after the event on a page with one event': {
      [SOBRE]: page('/sobre', EVENT, section('after')),
    },
  },
});
