import type { RecordCard } from '../../../content/read/records/record-types.ts';
import { type ConfigFile, recordCards } from '../../../content/read/site/config-file.ts';
import { type ListQuery, listsIn } from '../../../content/read/site/list-query.ts';
import { listIn, siteCheck } from '../../../content/read/site/site.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

const CODES = ['position-missing'] as const;

const isByPosition = ({ order }: ListQuery) => order === 'position';

/** In a list ordered by a number of its records, on a page or among the options of a form, each has that number. */
export const checkListPositions = siteCheck(CODES, ({ entries }, report) => {
  const cards = recordCards(entries).map(({ card }) => card);
  const withPages = cards.filter(({ path }) => path !== undefined);
  // Of the lists, so that no page is opened that has nothing wrong.
  for (const entry of entries.filter(({ facts }) => facts?.lists?.some(isByPosition)))
    for (const { pointer, collection } of listsOn(entry))
      tell(entry, pointer, toldOf(collection, cards));
  for (const entry of entries.filter(({ kind }) => kind === 'form'))
    for (const { pointer, collection } of optionsOf(entry))
      tell(entry, pointer, toldOf(collection, withPages));

  function tell(entry: ConfigFile, pointer: string, told: ReturnType<typeof toldOf>) {
    if (told) report(entry, { ...told, pointer });
  }
});

interface Ordered {
  pointer: string;
  collection: string;
}

const listsOn = (entry: ConfigFile): Ordered[] =>
  listIn(entry, 'sections').flatMap((section, index) => {
    const query = listsIn([section]).find(isByPosition);
    if (!query || !isObject(section) || section.order !== 'position') return [];
    return { pointer: pointerOf('sections', index, 'order'), collection: query.collection };
  });

const optionsOf = (entry: ConfigFile): Ordered[] =>
  listIn(entry, 'fields').flatMap((field, index) =>
    isObject(field) && field.optionsOrder === 'position'
      ? {
          pointer: pointerOf('fields', index, 'optionsOrder'),
          collection: asText(field.optionsFrom),
        }
      : [],
  );

function toldOf(collection: string, cards: readonly RecordCard[]) {
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
