import { isObject } from '../../lib/json.ts';
import type { RecordList } from '../../ui/data/record-list.ts';
import type { StructuredItem } from '../../ui/data/section-traits.ts';
import type { DocumentParts } from '../../ui/data/types.ts';
import { categoryFeedPath, feedPath } from '../read/records/template.ts';
import { listsIn } from '../read/site/list-query.ts';
import type { PageSource, SiteConfig } from '../read/site/site-config.ts';
import { plainText } from './rich-text.ts';

/** What the document of a page says besides, to those who read documents; undefined for nothing. */
export function documentParts(
  { facts, page, structuredData, ofCategory }: PageSource,
  { recordPages }: Pick<SiteConfig, 'recordPages'>,
  lists: Readonly<Record<string, RecordList>>,
  { siteUrl, translations }: { siteUrl: string; translations: DocumentParts['translations'] },
): DocumentParts | undefined {
  const collections = [
    ...(facts?.card ? [facts.card.collection] : []),
    ...listsIn(page.sections).map(({ collection }) => collection),
  ];
  const feeds = [...new Set(collections)].flatMap((name) => {
    const shown = recordPages[name];
    if (!shown?.feed) return [];
    const all = { title: shown.feed.title, path: feedPath(shown) };
    if (ofCategory?.collection !== name) return all;
    return [{ title: ofCategory.title, path: categoryFeedPath(ofCategory) }, all];
  });
  const pages = Object.values(lists).find((list) => list.pages)?.pages;
  const [prev, next] = pages
    ? [pages.paths[pages.current - 1], pages.paths[pages.current + 1]]
    : [undefined, undefined];
  const item = structuredData && itemOf(structuredData, siteUrl, page.path);
  if (feeds.length === 0 && !prev && !next && !item && !translations) return undefined;
  return {
    ...(feeds.length > 0 && { feeds }),
    ...(prev && { prev }),
    ...(next && { next }),
    ...(item && { items: [item] }),
    ...(translations && { translations }),
  };
}

/** The blocks of a text: what search engines know has a type of theirs. */
const isText = (value: unknown): value is object[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((block) => isObject(block) && !('@type' in block));

/** What is read of blocks, a line each; of a picture nothing. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) && !('src' in value) ? Object.values(value).flatMap(textsIn) : [];
}

/** A thing of which nothing is left but its type: the record has no value that it would be made of. */
const saysNothing = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).every((key) => key === '@type');

/** An item as search engines take it: addresses in full, texts without their markup, blocks of text as their lines. */
function itemOf(given: object, siteUrl: string, path: string): StructuredItem {
  const inFull = (value: unknown): unknown => {
    if (typeof value === 'string')
      return /^\/(?!\/)/.test(value) ? siteUrl + value : plainText(value);
    if (isText(value)) return textsIn(value).join('\n');
    if (Array.isArray(value)) return value.map(inFull);
    if (!isObject(value)) return value;
    const said = Object.entries(value).filter(([, inner]) => !saysNothing(inner));
    return Object.fromEntries(said.map(([key, inner]) => [key, inFull(inner)]));
  };
  return { url: siteUrl + path, ...(inFull(given) as StructuredItem) };
}
