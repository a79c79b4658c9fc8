import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { listsIn } from '../../../content/read/site/list-query.ts';
import { hasProblemAt, listIn, type Report, type Site } from '../../../content/read/site/site.ts';
import { isObject, type JsonObject, nodesIn, pointerOf, pointerTo } from '../../../lib/json.ts';
import { enumerated, msg, quoted } from '../../../words/message.ts';
import { type FormLanguages, isAlike, languageIn, singleLanguage } from './shown-languages.ts';

export const RECORD_CODES = ['language-records'] as const;
type Told = Report<(typeof RECORD_CODES)[number]>;

interface Collection {
  name: string;
  entry: ConfigFile;
  language: string;
  /** Whether its file in `records/` says it. */
  isSaid: boolean;
}

/** Where records are shown. */
interface Use {
  entry: ConfigFile;
  /** Undefined of a form on pages in several languages. */
  language: string | undefined;
}

/** Records are in the language that `records/` says, or in the site's, and so are the pages and the forms that show them. */
export function checkRecordLanguages(
  site: Site,
  own: string,
  ofForms: FormLanguages,
  report: Told,
): void {
  const collections = collectionsIn(site, own);
  if (collections.length === 0) return;
  const uses = usesIn(site, own, ofForms);
  for (const collection of collections) {
    const all = uses.get(collection.name) ?? [];
    const wrong = all.filter(
      ({ language }) => language !== undefined && !isAlike(language, collection.language),
    );
    const everywhere = singleLanguage(wrong.map(({ language = '' }) => language));
    const isForgotten =
      wrong.length === all.length && all.some(({ entry }) => entry.kind === 'page');
    if (!collection.isSaid && everywhere && isForgotten)
      report(collection.entry, unsaid(collection, everywhere));
    else for (const use of wrong) tell(use, { collection, collections, report });
  }
}

/** Those whose lists show words, not only names and numbers, which may be the same in all languages. */
const collectionsIn = ({ entries }: Site, own: string): Collection[] =>
  entries.flatMap((entry) => {
    const { kind, name, value } = entry;
    if (kind !== 'record-page' || !isObject(value) || hasProblemAt(entry, '/language')) return [];
    if (!showsWords(value)) return [];
    const { language } = value;
    const isSaid = typeof language === 'string';
    return [{ name, entry, language: isSaid ? language : own, isSaid }];
  });

const WORDS = ['summary', 'category', 'mark', 'facts', 'action'];

const showsWords = ({ path, card }: JsonObject): boolean =>
  path !== undefined || (isObject(card) && WORDS.some((key) => key in card));

/** By the name of a collection; each page and form once. */
function usesIn(site: Site, own: string, ofForms: FormLanguages): ReadonlyMap<string, Use[]> {
  const found = new Map<string, Use[]>();
  for (const entry of site.entries)
    for (const [collection, use] of usesOf(entry, own, ofForms)) {
      const uses = found.get(collection);
      if (uses) uses.push(use);
      else found.set(collection, [use]);
    }
  return found;
}

/** Pages that are made of records show the lists of the page of their collection. */
function usesOf(entry: ConfigFile, own: string, ofForms: FormLanguages): ReadonlyMap<string, Use> {
  const { kind, facts, ofRecord, name } = entry;
  const uses = (collections: Iterable<string>, language: string | undefined) =>
    new Map([...collections].map((each) => [each, { entry, language }]));
  if (kind === 'page' && !ofRecord) {
    const lists = facts?.lists?.map(({ collection }) => collection) ?? [];
    return uses(lists, languageIn(entry, own));
  }
  if (kind === 'record-page' && isObject(entry.value)) {
    const { language = own } = entry.value;
    const lists = listsIn(listIn(entry, 'sections')).map(({ collection }) => collection);
    return uses(lists, typeof language === 'string' ? language : undefined);
  }
  const languages = kind === 'form' ? ofForms.get(name) : undefined;
  if (!languages) return new Map();
  const named = entry.mentioned.names.filter(([of]) => of === 'collections');
  return uses(
    named.map(([, collection]) => collection),
    singleLanguage(languages),
  );
}

/**
 * Where it is named: by a field of a form, by a list, or by a shared section that has one. Undefined where another file says
 * so, such as that of the section above the footer.
 */
function mentionOf(collection: string, entry: ConfigFile): string | undefined {
  if (entry.kind === 'form')
    return entry.named.find(({ kind, value }) => kind === 'collections' && value === collection)
      ?.pointer;
  const sections = listIn(entry, 'sections');
  const hasList = (lists: ReturnType<typeof listsIn> = []) =>
    lists.some((list) => list.collection === collection);
  const index = sections.findIndex((section) => hasList(listsIn([section])));
  const node = nodesIn(sections[index]).find(
    ({ key, value }) => key === 'collection' && value === collection,
  );
  if (node) return pointerOf('sections', index) + pointerTo(node);
  const use = entry.uses?.find(({ shared }) => hasList(shared.facts.lists));
  return use && use.index < sections.length ? pointerOf('sections', use.index) : undefined;
}

function tell(
  { entry, language = '' }: Use,
  {
    collection,
    collections,
    report,
  }: { collection: Collection; collections: Collection[]; report: Told },
): void {
  const pointer = mentionOf(collection.name, entry);
  if (pointer === undefined) return;
  const known = collections.filter((each) => isAlike(each.language, language));
  const values = { name: quoted(collection.name), language: quoted(language) };
  const where = entry.kind === 'form' ? 'form' : 'page';
  report(entry, {
    code: 'language-records',
    severity: 'warning',
    pointer,
    message: msg('checks/translations:records', {
      ...values,
      of: quoted(collection.language),
      where,
    }),
    hint: msg('checks/translations:records-hint', {
      ...values,
      tag: language,
      collection: collection.name,
      count: known.length,
      known: enumerated(known.slice(0, 3).map(({ name }) => quoted(name))),
    }),
  });
}

/** Of records that only pages in another language show, most likely only the language was forgotten. */
const unsaid = ({ name, language }: Collection, shown: string) =>
  ({
    code: 'language-records',
    severity: 'warning',
    pointer: '',
    message: msg('checks/translations:records-unsaid', {
      name: quoted(name),
      language: quoted(shown),
      own: quoted(language),
    }),
    hint: msg('checks/translations:records-unsaid-hint', { tag: shown, language: quoted(shown) }),
  }) as const;
