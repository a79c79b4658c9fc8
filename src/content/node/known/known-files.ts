import { join } from 'node:path';
import { keepChecked, readChecked } from '../../../node/checked-json.ts';
import type { Slot } from '../../files/layout.ts';
import type { Mentioned } from '../../references/mentioned.ts';
import type { CachedFile, KnownPage } from './known-page.ts';

const FOLDER = '.cache/known-files';
const FORMAT = 6;

interface Keys {
  /** Key of the schemas. */
  schemas: string;
  /** Key of the code that checks single files. */
  checks: string;
}

export interface KnownParts extends Keys {
  files: Record<string, KnownPage>;
}

export const NONE_KNOWN: KnownParts = { schemas: '', checks: '', files: {} };

/**
 * Results for pages that were read before, stored in the site's `.cache/`. An unchanged page is neither read
 * nor checked again; in most runs all pages are unchanged.
 */
export interface KnownFiles {
  of(slot: Slot): KnownPage | undefined;
  /** Stores the entries without errors. */
  keep(entries: readonly CachedFile[]): void;
}

export function openKnownFiles(root: string, keys: Keys): KnownFiles {
  let known = readKnownFiles(root);
  const isOfOthers = known.schemas !== keys.schemas || known.checks !== keys.checks;
  if (isOfOthers) known = NONE_KNOWN;
  return {
    of({ file, stamp }) {
      const before = known.files[file];
      return before?.stamp === stamp ? before : undefined;
    },
    keep(entries) {
      known = writeKnownFiles(root, keys, entries, known);
    },
  };
}

/** Stored in sixteen parts, so that a changed page rewrites only its part. */
const PARTS = [...'0123456789abcdef'];
const partOf = (file: string) => {
  let sum = 0;
  for (let at = 0; at < file.length; at++) sum += file.charCodeAt(at);
  return PARTS[sum % PARTS.length] as string;
};
const pathOf = (root: string, part: string) => join(root, FOLDER, `${part}.json`);

/** Mentions are stored once per part, because most pages share them. */
interface Part extends Keys {
  links: string[];
  names: Mentioned['names'][number][];
  files: Record<string, Omit<KnownPage, 'mentioned'> & { links: number[]; names: number[] }>;
}

export function readKnownFiles(root: string): KnownParts {
  const parts = PARTS.flatMap((part) => readChecked<Part>(pathOf(root, part), FORMAT) ?? []);
  const { schemas, checks } = parts[0] ?? NONE_KNOWN;
  const known: KnownParts = { schemas, checks, files: {} };
  for (const part of parts) {
    if (part.schemas !== schemas || part.checks !== checks) continue;
    for (const [file, { links, names, ...page }] of Object.entries(part.files))
      known.files[file] = {
        ...page,
        mentioned: {
          links: links.map((at) => part.links[at] as string),
          names: names.map((at) => part.names[at] as Mentioned['names'][number]),
        },
      };
  }
  return known;
}

function toPart(keys: Keys, files: KnownParts['files']): Part {
  const part: Part = { ...keys, links: [], names: [], files: {} };
  const linkAt = numbered(part.links, (link) => link);
  const nameAt = numbered(part.names, (name) => name.join(' '));
  for (const [file, { mentioned, ...page }] of Object.entries(files)) {
    const [links, names] = [mentioned.links.map(linkAt), mentioned.names.map(nameAt)];
    part.files[file] = { ...page, links, names };
  }
  return part;
}

/** Gives each its place in `list`. */
function numbered<T>(list: T[], keyOf: (one: T) => string): (one: T) => number {
  const places = new Map<string, number>();
  return (one) => {
    const key = keyOf(one);
    const place = places.get(key) ?? list.push(one) - 1;
    places.set(key, place);
    return place;
  };
}

/** Writes the `entries` without errors; `last` is what is stored already. */
export function writeKnownFiles(
  root: string,
  keys: Keys,
  entries: readonly Pick<CachedFile, 'file' | 'known'>[],
  last: KnownParts,
): KnownParts {
  const isOther = last.schemas !== keys.schemas || last.checks !== keys.checks;
  const files: KnownParts['files'] = {};
  const changed = new Set<string>(isOther ? PARTS : []);
  for (const { file, known } of entries) {
    if (!known) continue;
    files[file] = known;
    if (known !== last.files[file]) changed.add(partOf(file));
  }
  if (changed.size === 0) return last;
  const parts = new Map([...changed].map((part) => [part, {} as KnownParts['files']]));
  for (const [file, known] of Object.entries(files)) {
    const part = parts.get(partOf(file));
    if (part) part[file] = known;
  }
  for (const [part, own] of parts) keepChecked(pathOf(root, part), FORMAT, toPart(keys, own));
  return { ...keys, files };
}
