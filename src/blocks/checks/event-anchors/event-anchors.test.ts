import { SOBRE } from '../../../content/testing/edits.ts';
import { EVENT, page, prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkEventAnchors } from './event-anchors.ts';

const always = { ...prose('a'), id: 'historia' };
const sobre = (...sections: ReturnType<typeof prose>[]) => ({
  [SOBRE]: page('/sobre', EVENT, always, ...sections),
});
const place = (when?: string) => ({ ...prose('a'), id: 'fim', ...(when && { when }) });
const link = (when?: string) => ({ ...prose('[a](#fim)'), ...(when && { when }) });

testCheck(checkEventAnchors, {
  reported: {
    'a link shown for longer than its target section': [
      sobre(place('before'), link()),
      'anchor-of-other-time /sections/4/blocks/0/paragraphs/0',
    ],
    'a link shown after the event to a section shown before it': [
      sobre(place('before'), link('after')),
      'anchor-of-other-time /sections/4/blocks/0/paragraphs/0',
    ],
    'a link on another page to a section shown after the event': [
      {
        ...sobre(place('after')),
        'site-config/pages/outra.json': page('/outra', prose('[a](/sobre#fim)')),
      },
      'anchor-of-other-time pages/outra.json#/sections/1/blocks/0/paragraphs/0',
    ],
  },
  fine: {
    'a target section that is always shown': sobre(place(), link('after')),
    'a link shown only together with its target section': sobre(place('before'), link('before')),
    'one target section before the event and another after it': sobre(
      place('before'),
      place('after'),
      link(),
    ),
  },
});
