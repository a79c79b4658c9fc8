import { memoizeWeakly } from '../../../lib/memoize.ts';
import { letterSlug } from '../../../lib/slug.ts';
import { isOfCategory } from '../records/choose-cards.ts';
import type { RecordCard } from '../records/record-types.ts';
import { type ConfigFile, recordCards } from './config-file.ts';
import { namingRecords } from './naming-records.ts';

/**
 * As browsers send it, with letters that are not Latin in percent signs; its files are named with the letters. Two
 * categories that differ by signs alone share a page.
 */
export const pathOfCategory = (path: string, category: string): string =>
  path.replace('{category}', encodeURIComponent(letterSlug(category)));

/** A further page of a list, of which the page itself has the index 0. */
export const pathOfPage = (path: string, index: number): string =>
  `${path === '/' ? '' : path}/${index + 1}`;

type Pages = ReadonlyMap<string, ConfigFile>;
interface ReadSite {
  pages: Pages;
  entries: readonly ConfigFile[];
}

/**
 * The addresses of the pages that lists make, for categories and for more records than a page shows, each with the page
 * whose list it is. Drafts count too: what leads there leads somewhere.
 */
export const listPaths = ({ pages, entries }: ReadSite): Pages => listPathsOf(pages)(entries);

const listPathsOf = memoizeWeakly((pages: Pages) =>
  memoizeWeakly((entries: ReadSite['entries']): Pages => {
    const paged = [...pages.values()].flatMap(({ facts }) => facts?.card ?? []);
    const unpaged = recordCards(entries.filter(({ made }) => !made)).map(({ card }) => card);
    const cards = groupedBy([...paged, ...unpaged], ({ collection }) => collection);
    const made = new Map<string, ConfigFile>();
    for (const [path, page] of pages)
      for (const at of pathsOf(path, page, cards)) made.set(at, page);
    return made;
  }),
);

/** As `compile/list-pages.ts` makes the pages. */
function pathsOf(path: string, { facts }: ConfigFile, cards: Map<string, RecordCard[]>): string[] {
  const { lists = [] } = facts ?? {};
  const perPage = lists.find((list) => list.perPage)?.perPage ?? Number.POSITIVE_INFINITY;
  const further = (first: string, count: number): string[] =>
    Array.from({ length: Math.max(0, Math.ceil(count / perPage) - 1) }, (_, index) =>
      pathOfPage(first, index + 1),
    );
  return lists.flatMap((list) => {
    if (!list.perPage && !list.categories) return [];
    const all = namingRecords(cards.get(list.collection) ?? [], list, facts?.card);
    const shown = all.filter((card) => isOfCategory(card, list.category));
    const { categories, limit = shown.length } = list;
    const byCategory = categories ? groupedBy(shown, ({ category = '' }) => category) : [];
    return [
      ...further(path, Math.min(shown.length, limit)),
      ...[...byCategory].flatMap(([name, { length }]) => {
        if (!categories || name === '') return [];
        const first = pathOfCategory(categories.path, name);
        return [first, ...further(first, length)];
      }),
    ];
  });
}

function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
