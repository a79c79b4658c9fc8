import type { ConfigFile } from '../config-file.ts';
import { type Alike, createAlike } from './alike.ts';
import { type LinkTarget, parseLink } from './link-target.ts';

type Files = ReadonlySet<ConfigFile>;

/** What all files mention and are made of, with those that do: of ten thousand pages, few things. */
export interface Mentions {
  /** By the text. */
  links: ReadonlyMap<string, { target: LinkTarget; files: Files }>;
  /** By kind, then by name. */
  names: ReadonlyMap<string, ReadonlyMap<string, Files>>;
  /** By the type of a section. */
  types: ReadonlyMap<string, Files>;
  /** Of which something comes or goes with time. */
  timed: Files;
  /** Of pages. */
  paths: Alike;
  titles: Alike;
  descriptions: Alike;
}

/** Keeps them from one load to the next, between which few files change. */
export function createMentions(): (entries: readonly ConfigFile[]) => Mentions {
  let counted: readonly ConfigFile[] = [];
  const links = new Map<string, { target: LinkTarget; files: Set<ConfigFile> }>();
  const names = new Map<string, Map<string, Set<ConfigFile>>>();
  const types = new Map<string, Set<ConfigFile>>();
  const timed = new Set<ConfigFile>();
  const alike = { paths: createAlike(), titles: createAlike(), descriptions: createAlike() };
  const ofPage = ({ facts }: ConfigFile) =>
    [
      [alike.paths, facts?.path],
      [alike.titles, facts?.meta.title],
      [alike.descriptions, facts?.meta.description],
    ] as const;

  const add = (file: ConfigFile): void => {
    for (const value of file.mentioned.links)
      once(links, value, () => ({ target: parseLink(value), files: new Set() })).files.add(file);
    for (const [kind, name] of file.mentioned.names)
      once(once(names, kind, newMap), name, newSet).add(file);
    for (const type of file.facts?.types ?? []) once(types, type, newSet).add(file);
    if (file.facts?.isTimed) timed.add(file);
    for (const [those, text] of ofPage(file)) if (text) those.add(text, file);
  };
  const remove = (file: ConfigFile): void => {
    for (const value of file.mentioned.links) {
      const link = links.get(value);
      link?.files.delete(file);
      if (link?.files.size === 0) links.delete(value);
    }
    for (const [kind, name] of file.mentioned.names) {
      const files = names.get(kind)?.get(name);
      files?.delete(file);
      if (files?.size === 0) names.get(kind)?.delete(name);
    }
    for (const type of file.facts?.types ?? []) types.get(type)?.delete(file);
    timed.delete(file);
    for (const [those, text] of ofPage(file)) if (text) those.remove(text, file);
  };

  return (entries) => {
    const before = counted;
    counted = entries;
    // By their places: to make sets of ten thousand takes longer. After one that came, all are taken out and in again.
    for (const [at, file] of before.entries()) if (file !== entries[at]) remove(file);
    for (const [at, file] of entries.entries()) if (file !== before[at]) add(file);
    return { links, names, types, timed, ...alike };
  };
}

const newMap = () => new Map<string, Set<ConfigFile>>();
const newSet = () => new Set<ConfigFile>();

function once<T>(map: Map<string, T>, key: string, make: () => T): T {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}
