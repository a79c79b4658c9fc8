import { SOBRE } from '../testing/edits.ts';
import { EVENT, page, prose } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkEventAnchors } from './event-anchors.ts';

const always = { ...prose('a'), id: 'historia' };
const sobre = (...sections: ReturnType<typeof prose>[]) => ({
  [SOBRE]: page('/sobre', EVENT, always, ...sections),
});
const place = (when?: string) => ({ ...prose('a'), id: 'fim', ...(when && { when }) });
const link = (when?: string) => ({ ...prose('[a](#fim)'), ...(when && { when }) });

testCheck(checkEventAnchors, {
  told: {
    'a link that stays longer than its place': sobre(place('before'), link()),
    'a link after the event to a place before it': sobre(place('before'), link('after')),
    'a link of another page': {
      ...sobre(place('after')),
      'site-config/pages/outra.json': page('/outra', prose('[a](/sobre#fim)')),
    },
  },
  fine: {
    'a place that is always there': sobre(place(), link('after')),
    'a link that goes with its place': sobre(place('before'), link('before')),
    'a place before and one after': sobre(place('before'), place('after'), link()),
  },
});
