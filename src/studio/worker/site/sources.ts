import { resolved } from '../../../content/edit/editor-schemas/snippet-body.ts';
import { fileTitle, nameOf } from '../../../content/edit/labels/file-title.ts';
import { childPosition, rootPosition } from '../../../content/edit/labels/schema-position.ts';
import { cardSections } from '../../../content/edit/new-case.ts';
import { recordCollections } from '../../../content/edit/new-record.ts';
import { isOfAccounts } from '../../../content/edit/templates.ts';
import { recordOf } from '../../../content/read/files/layout.ts';
import {
  FILE_ENDS,
  type FILE_KINDS,
  pngIcons,
  svgIcon,
} from '../../../content/read/files/public-files.ts';
import { collectionsIn } from '../../../content/read/schema/schema.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { type Site, single } from '../../../content/read/site/site.ts';
import { siteLocaleIn } from '../../../content/read/words/site-locale.ts';
import { isObject, pointerOf, valueAt } from '../../../lib/json.ts';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import { type Message, msg, quoted } from '../../../words/message.ts';
import { getAtPointer } from '../../shared/json-pointer.ts';
import { newTextsIn } from '../../shared/new-texts.ts';
import type { Json, Sources, StudioRecord } from '../../shared/protocol.ts';
import type { OpenSite } from '../open-site.ts';
import { collectionTitle, ofAccounts } from './files.ts';
import { studioPictures } from './pictures.ts';

export async function sourcesOf(opened: OpenSite, site: Site): Promise<Sources> {
  const { picture, ...files } = byKind(site);
  return {
    pages: [...site.pages]
      .map(([path, entry]) => ({
        path,
        title: fileTitle(opened, entry, site),
        anchors: anchorsOf(entry),
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    pictures: await studioPictures(opened, picture, site),
    files,
    records: recordsOf(opened, site),
    recordCollections: recordCollections(site, collectionsIn(opened.schemas.files.keys())).map(
      (collection) => ({
        ...collection,
        title: collectionTitle(opened, collection.id),
      }),
    ),
    colors: colorsOf(site),
    menus: menusOf(opened, site),
    cards: cardSections(site).map(({ entry, pointer, title }) => ({
      id: `${entry.file}#${pointer}`,
      title: opened.words.worded(
        msg('studio/server:in-file', { file: fileTitle(opened, entry, site), place: title }),
      ),
    })),
    timeZone: site.clock.timeZone,
    numberingPlan: siteLocaleIn(site.entries).numberingPlan,
    newTexts: newTextsIn(opened.wordsOfSite),
  };
}

function byKind({ files }: Site): Record<(typeof FILE_KINDS)[number], string[]> {
  const all = [...files.all].sort();
  const ofKind = (kind: (typeof FILE_KINDS)[number]) =>
    all.filter((path) => FILE_ENDS[kind].test(path));
  return {
    picture: ofKind('picture').filter((path) => !ICONS.has(path)),
    video: ofKind('video'),
    captions: ofKind('captions'),
    download: ofKind('download'),
  };
}

/** The site's icons, which documents refer to by fixed names. They are not offered as pictures. */
const ICONS = new Set([svgIcon, ...Object.values(pngIcons)].map((name) => `/${name}`));

/** The anchors of a page, with the titles of what they stand on; found once as long as the page is the same. */
const anchorsOf = memoizeWeakly(({ ids, partial }: ConfigFile) =>
  [...ids].map(([id, [pointer = '']]) => {
    // What a shared section has is not in the file of the page.
    const target = valueAt(partial, pointer.slice(0, pointer.lastIndexOf('/')));
    return { id, title: nameOf(target) ?? id };
  }),
);

function recordsOf(opened: OpenSite, site: Site): Sources['records'] {
  const forms: StudioRecord[] = site.entries
    .filter(({ kind }) => kind === 'form')
    .map((entry) => ({
      id: entry.name,
      title: fileTitle(opened, entry, site),
      ...(isOfAccounts(entry.partial) && { group: ofAccounts(opened.words) }),
    }))
    .sort((a, b) => Number('group' in a) - Number('group' in b));
  const messages = single(site.entries, 'messages')?.partial;
  const collections = site.entries
    .filter(({ kind }) => kind === 'collection')
    .map(({ name, partial, cards }) => [name, inside(partial, opened, cards)]);
  const notices = inside(isObject(messages) ? messages.notices : undefined, opened);
  const all: Sources['records'] = { forms, notices, ...Object.fromEntries(collections) };
  for (const entry of site.entries.filter(({ kind }) => kind === 'record')) {
    const [collection, id] = recordOf(entry);
    all[collection] = [
      ...(all[collection] ?? []),
      recordWith(id, entry.partial, opened, fileTitle(opened, entry, site)),
    ];
  }
  for (const kind of ['collection', 'collections'])
    all[kind] = [...(site.records.get(kind) ?? [])].map((id) => ({
      id,
      title: collectionTitle(opened, id),
    }));
  return all;
}

function inside(records: unknown, opened: OpenSite, cards: ConfigFile['cards'] = []) {
  const titles = new Map(cards.map(({ id, title }) => [id, title]));
  return Object.entries(isObject(records) ? records : {}).map(([id, value]) =>
    recordWith(id, value, opened, titles.get(id) || nameOf(value)),
  );
}

/** By its title, as lists have it: one that is made of several fields, or read of another record, is on its card alone. */
function recordWith(
  id: string,
  value: unknown,
  { words }: OpenSite,
  title: string = id,
): StudioRecord {
  const isDraft = isObject(value) && value.draft === true;
  return { id, title: isDraft ? words.worded(msg('studio/server:draft', { title })) : title };
}

function colorsOf({ entries }: Site): Record<string, string> {
  const theme = single(entries, 'theme')?.partial;
  const colors = isObject(theme) && isObject(theme.colors) ? theme.colors : {};
  return Object.fromEntries(
    Object.entries(colors).filter(
      (color): color is [string, string] => typeof color[1] === 'string',
    ),
  );
}

type Keys = readonly (string | number)[];

/** The lists of links in the header and the footer that may take one more. */
export function menusOf(opened: OpenSite, { entries }: Site): Sources['menus'] {
  const navigation = single(entries, 'navigation')?.value as Json | undefined;
  const maxItems = maxItemsOf(opened);
  const listAt = (keys: Keys): Json[] => {
    const list = getAtPointer(navigation, pointerOf(...keys));
    return Array.isArray(list) ? list : [];
  };
  const menu = (keys: Keys, title: Message) => ({ keys, title: opened.words.worded(title) });
  const name = (item: Json, key: string) => (isObject(item) ? String(item[key]) : '');
  const items = listAt(['header', 'links']);
  const columns = listAt(['footer', 'columns']);
  return [
    ...items.flatMap((item, index) =>
      isObject(item) && item.links
        ? menu(
            ['header', 'links', index, 'links'],
            msg('studio/server:in-header', { group: quoted(name(item, 'label')) }),
          )
        : [],
    ),
    menu(['header', 'links'], msg('studio/server:in-header-itself')),
    ...columns.map((column, index) =>
      menu(
        ['footer', 'columns', index, 'links'],
        msg('studio/server:in-footer', { column: quoted(name(column, 'title')) }),
      ),
    ),
  ]
    .filter(({ keys }) => {
      const list = getAtPointer(navigation, pointerOf(...keys));
      return Array.isArray(list) && list.length < maxItems(keys);
    })
    .map(({ keys, title }) => ({ id: pointerOf(...keys), title }));
}

type MaxItems = (keys: Keys) => number;

/** Cached, because reading the schemas takes longer than the rest of an answer. */
const cache = new WeakMap<OpenSite, MaxItems>();

function maxItemsOf(opened: OpenSite): MaxItems {
  const cached = cache.get(opened);
  if (cached) return cached;
  const root = rootPosition(opened.schemas, 'navigation.schema.json');
  const maxItems: MaxItems = (keys) => {
    const { source, given, base } = keys.reduce(
      (position, key) => childPosition(position, typeof key === 'number' ? [] : {}, String(key)),
      root,
    );
    return Number(resolved(source, given, base).schema.maxItems ?? Infinity);
  };
  cache.set(opened, maxItems);
  return maxItems;
}
