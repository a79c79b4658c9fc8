import { fieldsIn } from '../../../content/read/records/expand.ts';
import { type ConfigFile, recordCards } from '../../../content/read/site/config-file.ts';
import { type ListQuery, listsIn } from '../../../content/read/site/list-query.ts';
import { listIn, type Site, siteCheck } from '../../../content/read/site/site.ts';
import { fixByName, nearest, onlyNear } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { memoize } from '../../../lib/memoize.ts';
import { anyOf, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

const CODES = ['category-unknown'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** What lists and forms show of one category is a category of some record; of a collection without records it is still to come. */
export const checkListCategories = siteCheck(CODES, (site, report) => {
  const known = memoize((collection: string) => knownIn(collection, site));
  const findingsOf = (chosen: Chosen) => unknownIn(chosen, known(chosen.collection));
  // Of the lists, so that no page is opened that has nothing wrong.
  const isWrong = ({ collection, category }: ListQuery) =>
    findingsOf({ collection, category, pointer: '' }).length > 0;
  for (const entry of site.entries) {
    const mayBeWrong =
      entry.kind === 'form' ||
      entry.kind === 'record-page' ||
      (!entry.ofRecord && entry.facts?.lists?.some(isWrong));
    if (!mayBeWrong) continue;
    for (const chosen of chosenIn(entry))
      for (const finding of findingsOf(chosen)) report(entry, finding);
  }
});

/** A category that is asked for, or several. */
interface Chosen {
  collection: string;
  category: unknown;
  pointer: string;
}

function chosenIn(entry: ConfigFile): Chosen[] {
  const ofForm = listIn(entry, 'fields').flatMap((field, index) => {
    if (!isObject(field) || typeof field.optionsFrom !== 'string') return [];
    const pointer = pointerOf('fields', index, 'optionsCategory');
    return [{ collection: field.optionsFrom, category: field.optionsCategory, pointer }];
  });
  const ofSections = listIn(entry, 'sections').flatMap((section, index) =>
    listsIn([section]).map(({ collection, category }) => ({
      collection,
      // That of the page, and not of a section that stands for another.
      category: isObject(section) && section.category === category ? category : undefined,
      pointer: pointerOf('sections', index, 'category'),
    })),
  );
  return entry.kind === 'form' ? ofForm : ofSections;
}

interface Known {
  categories: readonly string[];
  /** Whether there can be no others. */
  areAll: boolean;
}

/** The categories that records have and that their schema allows; undefined if there is no record, or none with a card. */
function knownIn(collection: string, { entries }: Site): Known | undefined {
  const own = recordCards(entries).filter(({ card }) => card.collection === collection);
  if (own.length === 0) return undefined;
  const page = entries.find(({ kind, name }) => kind === 'record-page' && name === collection);
  const { allowedCategories = [] } = page ?? {};
  const categories = new Set([
    ...allowedCategories,
    ...own.flatMap(({ card }) => card.category ?? []),
  ]);
  return { categories: [...categories], areAll: allowedCategories.length > 0 };
}

function unknownIn({ collection, category, pointer }: Chosen, known: Known | undefined) {
  if (!known) return [];
  const isList = Array.isArray(category);
  return [category].flat().flatMap((one, index): OwnFinding[] => {
    const isTold = typeof one === 'string' && one !== '' && !known.categories.includes(one);
    // A text of the page of records is another one for each record.
    if (!isTold || fieldsIn(one).length > 0) return [];
    const place = isList ? pointer + pointerOf(index) : pointer;
    return [findingFor(one, { collection, pointer: place }, known)];
  });
}

function findingFor(
  category: string,
  { collection, pointer }: Omit<Chosen, 'category'>,
  { categories, areAll }: Known,
): OwnFinding {
  const near = nearest(category, categories);
  const isSure = areAll && near !== undefined && onlyNear(category, categories) === near;
  const values = { category: quoted(category), collection: quoted(collection) };
  return {
    code: CODES[0],
    severity: 'warning',
    pointer,
    message: [msg('checks/list-categories:unknown', values), didYouMean(near)],
    hint: hintFor(collection, near, categories),
    ...(isSure ? { fix: { value: near } } : fixByName(category, near, categories)),
  };
}

function hintFor(collection: string, near: string | undefined, categories: readonly string[]) {
  if (near !== undefined) return writeThis(near);
  if (categories.length === 0) return msg('checks/list-categories:none-hint', { collection });
  return msg('checks/list-categories:unknown-hint', { categories: anyOf(categories) });
}
