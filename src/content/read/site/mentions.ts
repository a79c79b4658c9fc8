import { type Trait, typesWith } from '../../../blocks/traits.ts';
import { type LinkTarget, parseLink } from '../references/link-target.ts';
import type { ConfigFile } from './config-file.ts';

type Files = ReadonlySet<ConfigFile>;

/** Files by a text that each should have for itself. */
export interface Alike {
  /** One of those that have it. */
  byText: ReadonlyMap<string, ConfigFile>;
  /** Values that several files have, with those files. */
  shared: ReadonlyMap<string, Files>;
}

/** An index of everything the files mention; ten thousand pages mention few distinct things. */
export interface Mentions {
  /** By the text. */
  links: ReadonlyMap<string, { target: LinkTarget; files: Files }>;
  /** By kind, then by name. */
  names: ReadonlyMap<string, ReadonlyMap<string, Files>>;
  /** By the type of a section. */
  types: ReadonlyMap<string, Files>;
  /** Files with content that is published or expires at some time. */
  timed: Files;
  /** Of pages. */
  paths: Alike;
  titles: Alike;
  descriptions: Alike;
}

/** The pages with a section that has this trait. */
export const pagesWith = ({ types }: Mentions, trait: Trait): Files =>
  new Set(typesWith(trait).flatMap((type) => [...(types.get(type) ?? [])]));

/** Sets are for what is shared alone: ten thousand of them would be what the site weighs in memory. */
const createAlike = () => ({
  byText: new Map<string, ConfigFile>(),
  shared: new Map<string, Set<ConfigFile>>(),
});

/** An empty index. */
export const createIndex = () => ({
  links: new Map<string, { target: LinkTarget; files: Set<ConfigFile> }>(),
  names: new Map<string, Map<string, Set<ConfigFile>>>(),
  types: new Map<string, Set<ConfigFile>>(),
  timed: new Set<ConfigFile>(),
  paths: createAlike(),
  titles: createAlike(),
  descriptions: createAlike(),
});

export type MentionIndex = ReturnType<typeof createIndex>;

/** What only one page should have, with where it is indexed. */
export const alikeIn = (index: MentionIndex, { facts }: ConfigFile) =>
  [
    [index.paths, facts?.path],
    [index.titles, facts?.meta.title],
    [index.descriptions, facts?.meta.description],
  ] as const;

export function mentionsOf(entries: readonly ConfigFile[]): Mentions {
  const index = createIndex();
  for (const file of entries) addTo(index, file);
  return index;
}

export function addTo(index: MentionIndex, file: ConfigFile): void {
  const { links, names, types, timed } = index;
  for (const value of file.mentioned.links)
    once(links, value, () => ({ target: parseLink(value), files: new Set() })).files.add(file);
  for (const [kind, name] of file.mentioned.names)
    once(once(names, kind, newMap), name, newSet).add(file);
  for (const type of file.facts?.types ?? []) once(types, type, newSet).add(file);
  if (file.facts?.isTimed) timed.add(file);
  for (const [{ byText, shared }, text] of alikeIn(index, file)) {
    const first = text && byText.get(text);
    if (first) once(shared, text, () => new Set([first])).add(file);
    else if (text) byText.set(text, file);
  }
}

const newMap = () => new Map<string, Set<ConfigFile>>();
const newSet = () => new Set<ConfigFile>();

function once<T>(map: Map<string, T>, key: string, make: () => T): T {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const made = make();
  map.set(key, made);
  return made;
}
