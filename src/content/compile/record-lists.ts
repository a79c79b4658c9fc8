import { dayIn, momentIn, spanIn } from '../../lib/day-in.ts';
import { memoize, memoizeWeakly } from '../../lib/memoize.ts';
import type { Site } from '../../types/config.gen.ts';
import { localeOf } from '../../ui/data/locale-of.ts';
import {
  type ListedRecord,
  type ListQuery,
  listKey,
  type RecordList,
} from '../../ui/data/record-list.ts';
import type { Assets } from '../../ui/data/types.ts';
import { isOfCategory, isOver, isUpcoming } from '../read/records/choose-cards.ts';
import type { RecordCard } from '../read/records/record-types.ts';
import { pathOfCategory, pathOfPage } from '../read/site/list-paths.ts';
import { listsIn } from '../read/site/list-query.ts';
import { namingRecords } from '../read/site/naming-records.ts';
import type { PageSource, SiteConfig } from '../read/site/site-config.ts';
import { factTable } from './fact-table.ts';
import { withAddresses } from './picture-uses.ts';
import { plainText } from './rich-text.ts';

type Cards = Record<string, RecordCard[]>;

/**
 * The cards of all records that have a page or stand in lists alone, by collection: the newest first, of one day by their
 * ids; those of one file that have no pages as they stand there.
 */
export const cardsIn = ({ pages, unpaged }: Pick<SiteConfig, 'pages' | 'unpaged'>): Cards =>
  cardsAmong(pages)(unpaged);

const cardsAmong = memoizeWeakly((pages: SiteConfig['pages']) =>
  memoizeWeakly((unpaged: SiteConfig['unpaged']): Cards => {
    const cards: Cards = {};
    const add = (card: RecordCard) => {
      cards[card.collection] ??= [];
      cards[card.collection]?.push(card);
    };
    for (const { facts } of pages) if (facts.card) add(facts.card);
    for (const { card } of unpaged) if (card) add(card);
    for (const [collection, list] of Object.entries(cards))
      cards[collection] = list[0]?.path === undefined ? list.sort(byDay) : list.sort(byDate);
    return cards;
  }),
);

const byDay = (a: RecordCard, b: RecordCard) => compare(b.date ?? '', a.date ?? '');

const byDate = (a: RecordCard, b: RecordCard) => byDay(a, b) || compare(a.id, b.id);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The records that a section of a page lists, all pages of the list together. */
export function listed(
  query: ListQuery,
  config: SiteConfig,
  own: RecordCard | undefined,
): RecordCard[] {
  const { collection, category, related, order, limit = Number.POSITIVE_INFINITY } = query;
  const wanted = related ? own?.category : category;
  const among = namingRecords(cardsIn(config)[collection] ?? NONE, query, own);
  const all = ofCategory(among, wanted);
  const found = sorted(all, order, config);
  if (own?.collection !== collection) return found.slice(0, limit);
  // On its own page, a record is no link to itself.
  return found
    .slice(0, limit + 1)
    .filter(({ id }) => id !== own.id)
    .slice(0, limit);
}

const NONE: RecordCard[] = [];

/** Those of a category, or of several. */
const ofCategory = (cards: RecordCard[], wanted: ListQuery['category']): RecordCard[] =>
  wanted === undefined ? cards : categoriesOf(cards)(JSON.stringify(wanted));

/** In another order. */
function sorted(
  cards: RecordCard[],
  order: ListQuery['order'],
  { site, today }: SiteConfig,
): RecordCard[] {
  if (order === undefined || order === 'newest') return cards;
  if (order === 'past') return overOf(cards)(today);
  if (order === 'upcoming') return upcomingOf(cards)(today);
  if (order === 'position') return byPosition(cards);
  return order === 'oldest' ? oldestFirst(cards) : byTitleOf(cards)(site.language);
}

// Kept, as ten thousand pages may ask for the same.
const categoriesOf = memoizeWeakly((cards: RecordCard[]) =>
  memoize((wanted: string) => cards.filter((card) => isOfCategory(card, JSON.parse(wanted)))),
);
const oldestFirst = memoizeWeakly((cards: RecordCard[]) => cards.toReversed());
/** Those without a position follow, as they are by themselves. */
const byPosition = memoizeWeakly((cards: RecordCard[]) => {
  const positionOf = ({ position = Number.MAX_VALUE }: RecordCard) => position;
  return cards.toSorted((a, b) => positionOf(a) - positionOf(b));
});
const upcomingOf = memoizeWeakly((cards: RecordCard[]) =>
  memoize((today: string) => oldestFirst(cards).filter((card) => isUpcoming(card, today))),
);
const overOf = memoizeWeakly((cards: RecordCard[]) =>
  memoize((today: string) => cards.filter((card) => isOver(card, today))),
);
const byTitleOf = memoizeWeakly((cards: RecordCard[]) =>
  memoize((language: string) => {
    const { compare: byTitle } = new Intl.Collator(language);
    return cards.toSorted((a, b) => byTitle(a.title, b.title));
  }),
);

/** The records on this page of a list, and how many pages it has. */
export function shownCards(
  query: ListQuery,
  config: SiteConfig,
  { facts, listPage = 0, ofCategory }: Pick<PageSource, 'facts' | 'listPage' | 'ofCategory'>,
): { shown: RecordCard[]; count: number } {
  const { perPage } = query;
  const all = listed(withCategory(query, ofCategory), config, facts?.card);
  if (!perPage) return { shown: all, count: 1 };
  return {
    shown: all.slice(listPage * perPage, (listPage + 1) * perPage),
    count: Math.ceil(all.length / perPage),
  };
}

/** What a list with pages for its categories shows on one of them. */
export const withCategory = (query: ListQuery, of: PageSource['ofCategory']): ListQuery =>
  of && query.categories ? { ...query, category: of.category } : query;

/** The categories of the records of a list, in alphabetical order; those too of which nothing is to come. */
export function categoriesIn(query: ListQuery, config: SiteConfig): string[] {
  const all = { ...query, order: undefined };
  const found = new Set(listed(all, config, undefined).flatMap(({ category }) => category ?? []));
  return [...found].sort(new Intl.Collator(config.site.language).compare);
}

/** The links above a list: to all, and to each category. */
function categoryLinks(query: ListQuery, config: SiteConfig, entry: PageSource) {
  const { categories } = query;
  if (!categories) return {};
  const { ofCategory } = entry;
  const links = categoriesIn(query, config).map((category) => ({
    label: category,
    to: pathOfCategory(categories.path, category),
    current: category === ofCategory?.category,
  }));
  const all = {
    label: categories.all,
    to: ofCategory?.all ?? basePath(entry),
    current: !ofCategory,
  };
  return { categories: [all, ...links] };
}

/** The lists of a page, by `listKey`, and the cards on them. */
export function recordLists(entry: PageSource, config: SiteConfig) {
  const cards: RecordCard[] = [];
  const lists: Record<string, RecordList> = {};
  for (const query of listsIn(entry.page.sections)) {
    const { shown, count } = shownCards(query, config, entry);
    const current = entry.listPage ?? 0;
    cards.push(...shown);
    const paths = pathsOf(basePath(entry), count);
    lists[listKey(query)] = {
      ...itemsOf(shown, query, config),
      ...categoryLinks(query, config, entry),
      ...(paths.length > 1 && { pages: { paths, current } }),
    };
  }
  return { cards, lists };
}

/** The same lists; those of portraits say so. */
export const withShapes = (
  lists: Readonly<Record<string, RecordList>>,
  sizes: Assets['pictures'],
): Record<string, RecordList> =>
  Object.fromEntries(
    Object.entries(lists).map(([key, list]) => {
      const pictures = list.items.flatMap(({ picture }) => (picture && sizes[picture.src]) ?? []);
      const upright = pictures.filter(({ width, height }) => height > width);
      return [key, upright.length > pictures.length / 2 ? { ...list, areUpright: true } : list];
    }),
  );

function itemsOf(
  shown: RecordCard[],
  { collection, facts, action }: ListQuery,
  config: SiteConfig,
) {
  const items = shown.map((card) => ({
    ...listedRecord(card, config.site),
    ...(action && actionOf(card, action)),
  }));
  const page = config.recordPages[collection];
  const table = facts && page && factTable(shown, page, config.ownLanguage ?? config.site.language);
  if (!table) return { items };
  const { rows, columns } = table;
  return { items: items.map((item, row) => ({ ...item, facts: rows[row] ?? [] })), columns };
}

/** The button of a record: what the section says of it comes before what its card says. */
function actionOf({ id, action: own }: RecordCard, ofList: NonNullable<ListQuery['action']>) {
  const action =
    ofList === true ? own : { ...ofList, to: ofList.to.replaceAll('{id}', encodeURIComponent(id)) };
  return action && { action };
}

/** `/journal`, `/journal/2`, `/journal/3`. */
const pathsOf = (path: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => (index === 0 ? path : pathOfPage(path, index)));

const basePath = ({ page, listPage }: PageSource) =>
  listPage ? page.path.slice(0, page.path.lastIndexOf('/')) || '/' : page.path;

export const listedRecord = (
  { path, to, title, date, until, showTime, summary, category, mark, picture }: RecordCard,
  site: Pick<Site, 'language' | 'clock'>,
): ListedRecord => ({
  ...(path === undefined ? to !== undefined && { to, isElsewhere: true } : { to: path }),
  title: plainText(title),
  ...(date && {
    date: { day: date, text: dateInWords({ date, until, showTime }, localeOf(site)) },
  }),
  ...(summary && { summary: plainText(summary) }),
  ...(category && { category }),
  ...(mark && { mark: plainText(mark) }),
  ...(picture && { picture: withAddresses(picture) }),
});

function dateInWords(
  {
    date,
    until,
    showTime = false,
  }: { date: string; until?: string | undefined; showTime?: boolean | undefined },
  locale: string,
): string {
  if (until) return spanIn(locale)(date, until, showTime);
  return (showTime ? momentIn : dayIn)(locale)(date);
}
