import { withoutAccents } from '../../../lib/fold.ts';
import { isObject, type JsonObject } from '../../../lib/json.ts';
import { ICON_LANGUAGE, OTHER_ICON_LANGUAGE } from '../../../words/icon-language.ts';
import { msg, type Wording } from '../../../words/message.ts';
import { recordOf } from '../../read/files/layout.ts';
import { FILE_ENDS, FILE_KINDS } from '../../read/files/public-files.ts';
import { type Site, single } from '../../read/site/site.ts';
import { ICON_VARIANT, iconWords, spanishIconWords } from '../../read/words/icon-words.ts';
import { siteLocaleIn } from '../../read/words/site-locale.ts';
import { pageTitle } from '../labels/file-title.ts';

/** Puts what VS Code shows into the site's language. */
export type Say = (wording: Wording) => string;

/** A completion: the value and its description. */
interface Offer {
  value: string;
  description: string;
  /** By what else it is found than by its description. */
  words?: string;
}

/**
 * Of each kind of reference, what the site has now, as definitions that the editor schemas refer to:
 * one that is not there would keep VS Code from checking anything.
 */
export function siteValues(
  site: Site,
  kinds: Iterable<string>,
  say: Say,
  language = ICON_LANGUAGE,
): JsonObject {
  const offers: Record<string, Offer[]> = {
    ...Object.fromEntries([...kinds].map((kind) => [kind, []])),
    link: [...pages(site), ...starts(site, say)],
    icon: icons(site.machine.iconNames(), language),
    notices: notices(site),
    forms: site.entries
      .filter(({ kind }) => kind === 'form')
      .map(({ name, partial }) => ({ value: name, description: textOf(partial, 'title') })),
  };
  for (const kind of FILE_KINDS)
    offers[kind] = [...site.files.all]
      .filter((path) => FILE_ENDS[kind].test(path))
      .sort()
      .map((value) => ({ value, description: '' }));
  for (const { name, partial } of site.entries.filter(({ kind }) => kind === 'collection'))
    offers[name] = records(partial);
  for (const entry of site.entries.filter(({ kind }) => kind === 'record')) {
    const [collection, value] = recordOf(entry);
    const description = (entry.made ?? entry).facts?.card?.title ?? '';
    offers[collection] = [...(offers[collection] ?? []), { value, description }];
  }
  return {
    $comment: 'Written by `npm run dev`, from the site as it is. Not kept in git.',
    definitions: Object.fromEntries(
      Object.entries(offers).map(([kind, list]) => [kind, { defaultSnippets: list.map(snippet) }]),
    ),
  };
}

/** Suggestions, not an `enum`: the field's own schema decides what is valid. */
const snippet = ({ value, description, words = description }: Offer) => ({
  label: value,
  description,
  body: findable(value, words),
});

/** How links begin that lead to no page. */
const starts = ({ entries }: Site, say: Say): Offer[] =>
  ['https', 'mailto', 'tel', 'whatsapp'].map((start) => ({
    value: start === 'https' ? 'https://' : `${start}:`,
    description: say(
      msg(`content/edit-schemas:start-${start}`, {
        code: siteLocaleIn(entries).numberingPlan?.callingCode ?? 'none',
      }),
    ),
  }));

function pages(site: Site): Offer[] {
  return [...site.pages].sort().flatMap(([path, entry]) => {
    const description = pageTitle(entry, site);
    const anchors = [...entry.ids.keys()].map((id) => ({
      value: `${path}#${id}`,
      description: `${description}: ${titleOf(entry.partial, id)}`,
    }));
    return [{ value: path, description }, ...anchors];
  });
}

/** The title of the section, or part of one, that has the anchor. */
function titleOf(page: unknown, id: string): string {
  const pending = [page];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (isObject(node) && node.id === id)
      return textOf(node, 'title') || textOf(node, 'label') || id;
    if (typeof node === 'object' && node !== null) pending.push(...Object.values(node));
  }
  return id;
}

function notices(site: Site): Offer[] {
  const messages = single(site.entries, 'messages')?.partial;
  return records(isObject(messages) ? messages.notices : undefined);
}

const records = (collection: unknown): Offer[] =>
  isObject(collection)
    ? Object.entries(collection).map(([value, record]) => ({ value, description: named(record) }))
    : [];

const named = (record: unknown): string =>
  ['name', 'title', 'client', 'toastTitle', 'text']
    .map((key) => textOf(record, key))
    .find(Boolean) ?? '';

const textOf = (value: unknown, key: string): string =>
  isObject(value) && typeof value[key] === 'string' ? value[key] : '';

/** One icon per shape; variants are left out, because they are found by name. */
const icons = (names: ReadonlySet<string>, language: string): Offer[] =>
  [...names]
    .filter((name) => !ICON_VARIANT.test(name))
    .map((value) => {
      const words = iconWords(value);
      const findBy =
        language === OTHER_ICON_LANGUAGE ? [...spanishIconWords(value), ...words] : words;
      return {
        value,
        description: language === ICON_LANGUAGE ? words.join(', ') : '',
        words: findBy.join(', '),
      };
    });

const LONGEST = 45; // VS Code compares with 128 characters of a snippet

/**
 * A text of a snippet that is found by other words too: VS Code compares what is typed with the whole
 * snippet, and a variable whose every value becomes nothing inserts nothing.
 */
export function findable(value: string, words: string): string {
  const plain = words
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  const bare = withoutAccents(plain);
  const found = plain === bare ? plain : `${plain} ${bare}`;
  return found === '' ? value : `${value}\${TM_LINE_INDEX/${found}|.*//}`;
}

/** The values that editors offer, such as pages and pictures: git-ignored, written by `write-site-values.ts`. */
export const SITE_VALUES = 'site-values.json';

/** The folder in the project where VS Code finds the schemas. */
export const EDITOR_SCHEMAS = '.vscode/schemas';

/** Of the kinds of `refersTo`, the one whose values are texts. */
export const NOT_OFFERED = 'richText';
