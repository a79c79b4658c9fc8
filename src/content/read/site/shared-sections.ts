import { collectionTraitsOf, traitsOf, typesWith } from '../../../blocks/traits.ts';
import { isObject, type JsonObject, nodesIn, pointerOf, valueAt } from '../../../lib/json.ts';
import { recordOf } from '../files/layout.ts';
import { idsOf } from '../references/ids.ts';
import { isNamed, linksOf, type Mentioned, mentionedIn } from '../references/links-of.ts';
import type { Finding, Reference } from '../words/problem.ts';
import {
  type ConfigFile,
  charactersIn,
  factsOf,
  type PageFacts,
  type SharedSection,
  type SharedUse,
} from './config-file.ts';
import { sectionAboveFooterOf } from './section-above-footer.ts';

/** Whether a file holds sections: a page, or what pages share. */
export const holdsSections = ({ kind, name }: Pick<ConfigFile, 'kind' | 'name'>): boolean =>
  kind === 'page' ||
  ((kind === 'collection' || kind === 'record') &&
    collectionTraitsOf(recordOf({ name })[0]).areSections === true);

/** The sections of such a file, with their pointers. */
export function sectionsIn(entry: ConfigFile): [pointer: string, section: unknown][] {
  const { kind, value } = entry;
  if (!holdsSections(entry) || !isObject(value)) return [];
  if (kind === 'record') return [['', value]];
  const records = kind === 'page' ? value.sections : value;
  const above = kind === 'page' ? '/sections' : '';
  return Object.entries(records ?? {}).map(([key, section]) => [above + pointerOf(key), section]);
}

/** The entries, in which a page knows the shared sections that it shows. */
export function withSharedSections(entries: readonly ConfigFile[]): readonly ConfigFile[] {
  const aboveFooter = sectionAboveFooterOf(entries);
  if (!aboveFooter && !entries.some(({ facts }) => facts?.shared)) return entries;
  const shared = sharedSectionsIn(entries);
  return entries.map((entry) => {
    const named = [...(entry.facts?.shared ?? []), ...(aboveFooter?.(entry) ?? [])];
    const uses = named.flatMap(([index, name]): SharedUse[] => {
      const found = shared.get(name);
      return found ? [{ index, name, shared: found }] : [];
    });
    return uses.length > 0 ? withUses(entry, uses) : entry;
  });
}

const known = new WeakMap<ConfigFile, ReadonlyMap<string, SharedSection>>();

function sharedSectionsIn(entries: readonly ConfigFile[]): ReadonlyMap<string, SharedSection> {
  const files = entries.filter((entry) => entry.kind !== 'page' && holdsSections(entry));
  return new Map(
    files.flatMap((entry) => {
      const sections = known.get(entry) ?? sharedSectionsOf(entry);
      known.set(entry, sections);
      return [...sections];
    }),
  );
}

function sharedSectionsOf(entry: ConfigFile): ReadonlyMap<string, SharedSection> {
  return new Map(
    sectionsIn(entry).flatMap(([pointer, section]) =>
      isObject(section) && !traitsOf(section.type).standsFor
        ? [[entry.name + pointer, sharedSection(entry, section, pointer)]]
        : [],
    ),
  );
}

function sharedSection(entry: ConfigFile, section: JsonObject, pointer: string): SharedSection {
  const text = JSON.stringify(section);
  const page = { sections: [section] };
  const references = entry.references
    .filter((reference) => reference.pointer.startsWith(`${pointer}/`))
    .map((reference) => ({ ...reference, pointer: reference.pointer.slice(pointer.length) }));
  return {
    section,
    entry,
    pointer,
    references,
    mentioned: mentionedIn(linksOf(references).links, references.filter(isNamed)),
    ids: [...idsOf(nodesIn(page))],
    facts: { ...factsOf(text, page), characters: charactersIn(text) },
  };
}

const made = new WeakMap<ConfigFile, ConfigFile>();

/** The same page as long as the same sections are shared, since what is known of a page is kept by it. */
function withUses(entry: ConfigFile, uses: readonly SharedUse[]): ConfigFile {
  const before = made.get(entry);
  if (before?.uses && isSame(before.uses, uses)) return before;
  let ids: ConfigFile['ids'] | undefined;
  const own = {
    uses,
    facts: entry.facts && factsWith(entry.facts, uses),
    get ids() {
      ids ??= idsWith(entry.ids, uses);
      return ids;
    },
    locate: (finding: Finding) => locateIn(entry, uses, finding) ?? entry.locate(finding),
  };
  // What is not named here is asked of the page itself, which may not have been opened yet.
  const page = Object.create(entry, Object.getOwnPropertyDescriptors(own)) as ConfigFile;
  made.set(entry, page);
  return page;
}

/** What is wrong within a shared section is told where that is written. */
function locateIn(page: ConfigFile, uses: readonly SharedUse[], finding: Finding) {
  const { pointer = '' } = finding;
  const use = uses.find(({ index }) => pointer.startsWith(`/sections/${index}/`));
  if (!use || valueAt(page.value, pointer) !== undefined) return undefined;
  const inside = pointer.slice(`/sections/${use.index}`.length);
  return use.shared.entry.locate({ ...finding, pointer: use.shared.pointer + inside });
}

const isSame = (before: readonly SharedUse[], uses: readonly SharedUse[]) =>
  before.length === uses.length &&
  before.every(({ shared }, index) => shared === uses[index]?.shared);

function factsWith({ shared: _, ...facts }: PageFacts, uses: readonly SharedUse[]): PageFacts {
  const all = uses.map(({ shared }) => shared.facts);
  const lists = [facts, ...all].flatMap(({ lists = [] }) => lists);
  const types = [facts, ...all].flatMap(({ types = [] }) => types);
  return {
    ...facts,
    sum: [facts, ...all].map(({ sum }) => sum).join(' '),
    types: [...new Set(types.filter((type) => !traitsOf(type).standsFor))],
    isTimed: [facts, ...all].some(({ isTimed }) => isTimed),
    characters: [facts, ...all].map(({ characters }) => characters).join(''),
    ...(lists.length > 0 && { lists }),
  };
}

function idsWith(own: ConfigFile['ids'], uses: readonly SharedUse[]): ConfigFile['ids'] {
  const ids = new Map(own);
  for (const { index, shared } of uses)
    for (const [id, pointers] of shared.ids) {
      const there = pointers.map((pointer) =>
        pointer.replace('/sections/0/', `/sections/${index}/`),
      );
      ids.set(id, [...(ids.get(id) ?? []), ...there]);
    }
  return ids;
}

/** A page with the shared sections in their places, as if they were written there. */
export function asWritten(value: unknown, uses: readonly SharedUse[]): JsonObject {
  const page = value as JsonObject & { sections: unknown[] };
  const at = new Map(uses.map(({ index, shared }) => [index, shared.section]));
  const shown = page.sections.map((section, index) => at.get(index) ?? section);
  const above = at.get(page.sections.length);
  return { ...page, sections: above ? [...shown, above] : shown };
}

/** The sections of a page as visitors see them. */
export function shownSections({ value, uses = [] }: ConfigFile): readonly unknown[] {
  const sections = isObject(value) && Array.isArray(value.sections) ? value.sections : [];
  return uses.length > 0 ? (asWritten({ sections }, uses).sections as unknown[]) : sections;
}

/** What such a page refers to, in the order of its sections. */
export function referencesWritten(
  references: readonly Reference[],
  uses: readonly SharedUse[],
): Reference[] {
  const at = new Map(uses.map((use) => [use.name, use.shared]));
  const written = references.flatMap((reference) => {
    const shared = at.get(`${reference.kind}/${reference.value}`);
    if (!shared) return [reference];
    const place = reference.pointer.slice(0, reference.pointer.lastIndexOf('/'));
    return shared.references.map((inside) => ({
      ...inside,
      file: reference.file,
      pointer: place + inside.pointer,
    }));
  });
  const above = uses.find(
    ({ name }) => !references.some(({ kind, value }) => `${kind}/${value}` === name),
  );
  if (!above) return written;
  const { index, shared } = above;
  const inPage = (inside: Reference) => ({
    ...inside,
    pointer: `/sections/${index}${inside.pointer}`,
  });
  return [...written, ...shared.references.map(inPage)];
}

/** What such a page mentions. */
export function mentionedWith(own: Mentioned, uses: readonly SharedUse[]): Mentioned {
  const names = new Set(uses.map(({ name }) => name));
  const all = uses.map(({ shared }) => shared.mentioned);
  const named = [own, ...all].flatMap((mentioned) =>
    mentioned.names.filter(([kind, name]) => !names.has(`${kind}/${name}`)),
  );
  return {
    links: [...new Set([own, ...all].flatMap(({ links }) => links))],
    names: [
      ...new Map(named.map(([kind, name]) => [`${kind} ${name}`, [kind, name] as const])).values(),
    ],
  };
}

/** By which section type, and which of its properties, a page names a shared section. */
export function sharingType(): { type: string; property: string; collection: string } | undefined {
  const [type] = typesWith('standsFor');
  const { standsFor, shows } = traitsOf(type);
  return type && standsFor && shows
    ? { type, property: standsFor, collection: shows.collection }
    : undefined;
}
