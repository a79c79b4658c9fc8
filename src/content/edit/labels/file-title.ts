import { isObject } from '../../../lib/json.ts';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import { recordOf } from '../../read/files/layout.ts';
import type { ConfigFile } from '../../read/site/config-file.ts';
import { listIn, pathOf, type Site, single } from '../../read/site/site.ts';

export interface SchemaTitles {
  /** `$id` of a schema -> its title. */
  schemaTitles: ReadonlyMap<string, string>;
}

/** The title of a file of site-config/ for people. */
export function fileTitle({ schemaTitles }: SchemaTitles, entry: ConfigFile, site: Site): string {
  if (entry.kind === 'page') return pageTitle(entry, site);
  if (entry.kind === 'form') return textOf(entry.partial, 'title') ?? entry.name;
  if (entry.kind === 'record') return recordTitle(entry);
  return schemaTitles.get(entry.schema) ?? entry.name;
}

/** As its card says, which is known without opening the file. */
const recordTitle = (entry: ConfigFile): string =>
  (entry.made ?? entry).facts?.card?.title || (nameOf(entry.partial) ?? recordOf(entry)[1]);

/** The name that the breadcrumb gives the home page; of others, the document title without the brand, or else the title of the first section. */
export function pageTitle(entry: ConfigFile, site: Site): string {
  const title = entry.facts?.meta.title;
  return (
    (pathOf(entry) === '/' ? homeName(site) : undefined) ??
    (title ? withoutBrand(title, brandName(site)) : undefined) ??
    sectionTitles(entry).find(Boolean) ??
    pathOf(entry) ??
    entry.name
  );
}

const sectionTitles = (entry: ConfigFile) =>
  listIn(entry, 'sections').map((section) => textOf(section, 'title'));

function homeName({ entries }: Site): string | undefined {
  const messages = single(entries, 'messages')?.partial;
  return isObject(messages) ? textOf(messages.navigation, 'breadcrumbHome') : undefined;
}

/** Cached, because every page needs it. */
export const brandName = memoizeWeakly((site: Site): string => {
  const details = single(site.entries, 'site')?.partial;
  return (isObject(details) && textOf(details.brand, 'name')) || '';
});

function withoutBrand(title: string, brand: string): string {
  const [first = '', ...rest] = title.split(/(?<!\s)\s+[|–—-]\s+/);
  if (rest.length === 0 || brand === '') return title;
  if (first === brand) return title.slice(title.indexOf(rest[0] ?? ''));
  return rest.at(-1) === brand
    ? title
        .slice(0, title.lastIndexOf(brand))
        .trimEnd()
        .replace(/(?<=\s)\S+$/, '')
        .trimEnd()
    : title;
}

export function textOf(value: unknown, key: string): string | undefined {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

const NAMES = ['title', 'name', 'label', 'heading', 'client', 'question'];

/** What a record, a section or a field is called, if it says. */
export const nameOf = (value: unknown): string | undefined =>
  NAMES.map((key) => textOf(value, key)).find((text) => text !== undefined);
