import type { RecordCard } from '../../../content/read/records/record-types.ts';
import { recordCards } from '../../../content/read/site/config-file.ts';
import { type ListQuery, listsIn } from '../../../content/read/site/list-query.ts';
import { listIn, siteCheck } from '../../../content/read/site/site.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

const CODES = ['position-missing'] as const;

const isByPosition = ({ order }: ListQuery) => order === 'position';

/** In a list ordered by a number of its records, each has that number. */
export const checkListPositions = siteCheck(CODES, ({ entries }, report) => {
  const cards = recordCards(entries).map(({ card }) => card);
  // Of the lists, so that no page is opened that has nothing wrong.
  for (const entry of entries.filter(({ facts }) => facts?.lists?.some(isByPosition)))
    for (const [index, section] of listIn(entry, 'sections').entries()) {
      const query = listsIn([section]).find(isByPosition);
      if (!query || !isObject(section) || section.order !== 'position') continue;
      const told = toldOf(query, cards);
      if (told) report(entry, { ...told, pointer: pointerOf('sections', index, 'order') });
    }
});

function toldOf({ collection }: ListQuery, cards: readonly RecordCard[]) {
  const all = cards.filter((card) => card.collection === collection);
  const without = all.filter(({ position }) => position === undefined);
  if (without.length === 0) return undefined;
  const values = { collection: quoted(collection), count: without.length };
  const none = {
    message: msg('checks/list-positions:none', values),
    hint: msg('checks/list-positions:none-hint', {
      file: `site-config/records/${collection}.json`,
    }),
  };
  const ids = without.slice(0, MOST).map(({ id }) => id);
  const some = {
    message: msg('checks/list-positions:some', values),
    hint: msg('checks/list-positions:some-hint', {
      ids: ids.join(', '),
      more: without.length > MOST ? '…' : '',
    }),
  };
  const told = without.length === all.length ? none : some;
  return { code: CODES[0], severity: 'warning' as const, ...told };
}

/** As many as fit in a line. */
const MOST = 8;
