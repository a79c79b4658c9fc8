import type { ConfigFile } from '../config-file.ts';
import { type LinkTarget, parseLink } from './link-target.ts';

type Files = ReadonlySet<ConfigFile>;

/** What all files mention, with those that do: ten thousand pages mention few things. */
export interface Mentions {
  /** By the text. */
  links: ReadonlyMap<string, { target: LinkTarget; files: Files }>;
  /** By kind, then by name. */
  names: ReadonlyMap<string, ReadonlyMap<string, Files>>;
}

/** Keeps them from one load to the next, between which few files change. */
export function createMentions(): (entries: readonly ConfigFile[]) => Mentions {
  let counted: Files = new Set();
  const links = new Map<string, { target: LinkTarget; files: Set<ConfigFile> }>();
  const names = new Map<string, Map<string, Set<ConfigFile>>>();

  const add = (file: ConfigFile): void => {
    for (const value of file.mentioned.links)
      once(links, value, () => ({ target: parseLink(value), files: new Set() })).files.add(file);
    for (const [kind, name] of file.mentioned.names)
      once(once(names, kind, newMap), name, newSet).add(file);
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
  };

  return (entries) => {
    const present = new Set(entries);
    for (const file of counted) if (!present.has(file)) remove(file);
    for (const file of entries) if (!counted.has(file)) add(file);
    counted = present;
    return { links, names };
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
