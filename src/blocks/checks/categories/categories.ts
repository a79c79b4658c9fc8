import { fieldOf } from '../../../content/read/records/expand.ts';
import type { RecordCard } from '../../../content/read/records/record-types.ts';
import { recordCards } from '../../../content/read/site/config-file.ts';
import { type Site, siteCheck } from '../../../content/read/site/site.ts';
import { fold } from '../../../lib/fold.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { memoize } from '../../../lib/memoize.ts';
import { letterSlug } from '../../../lib/slug.ts';
import { msg, quoted } from '../../../words/message.ts';

const CODES = ['category-spelling'] as const;

/** A category has one spelling: lists compare it by its letters, and pages of categories by their address. */
export const checkCategories = siteCheck(CODES, (site, report) => {
  const records = recordCards(site.entries).filter(({ card }) => card.category);
  // Once for each category: many records have the same.
  const slugOf = memoize(letterSlug);
  const keyOf: KeyOf = (collection, category) => `${collection} ${slugOf(category)}`;
  const usual = usualSpellings(records, keyOf);
  const findingFor = (collection: string, category: string) => {
    const spelling = usual.get(keyOf(collection, category)) ?? category;
    return spelling === category ? undefined : finding(category, spelling);
  };
  for (const { entry, card } of records) {
    const { collection, category = '' } = card;
    const found = findingFor(collection, category);
    const id = entry.kind === 'collection' ? card.id : undefined;
    if (found) report(entry, { ...found, ...fieldIn(site, { collection, id }, found.fix) });
  }
});

type Found = ReturnType<typeof finding>;

/** Collection and address of a category. */
type KeyOf = (collection: string, category: string) => string;

/** By their key, how most records write a category; of as many, the first one by its letters. */
function usualSpellings(
  records: readonly { card: RecordCard }[],
  keyOf: KeyOf,
): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { card } of records) {
    const { collection, category = '' } = card;
    const key = keyOf(collection, category);
    const spellings = counts.get(key) ?? new Map<string, number>();
    counts.set(key, spellings.set(category, (spellings.get(category) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([key, spellings]) => {
      const [[spelling] = ['']] = [...spellings].sort(
        ([a, many], [b, more]) => more - many || (a < b ? -1 : 1),
      );
      return [key, spelling];
    }),
  );
}

function finding(category: string, spelling: string) {
  const isSame = fold(category) === fold(spelling);
  return {
    code: CODES[0],
    severity: 'warning' as const,
    message: msg('checks/categories:spelling', {
      category: quoted(category),
      usual: quoted(spelling),
    }),
    hint: msg('checks/categories:spelling-hint', { usual: quoted(spelling) }),
    fix: { value: spelling },
    ...(!isSame && { guess: true }),
  };
}

/** Where a record says its category, that with the id in a file of several; the whole record if its page puts it together. */
function fieldIn(
  { entries }: Site,
  { collection, id }: { collection: string; id: string | undefined },
  fix: Found['fix'],
) {
  const page = entries.find(({ kind, name }) => kind === 'record-page' && name === collection);
  const { card } = isObject(page?.value) ? page.value : {};
  const field = isObject(card) ? fieldOf(card.category) : undefined;
  const record = id === undefined ? [] : [id];
  return field
    ? { pointer: pointerOf(...record, ...field), fix }
    : { pointer: pointerOf(...record), fix: undefined };
}
