import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyOfCode } from '../node/key-of-code.ts';
import { siteChecks } from './checks/registry.ts';
import type { ConfigFile } from './config-file.ts';
import type { Slot } from './files/layout.ts';
import { type Listing, listAgain, listConfig } from './files/list-config.ts';
import { type PageOf, type Published, publishedPages } from './files/published.ts';
import { NONE_KNOWN, readKnownFiles, writeKnownFiles } from './known/known-files.ts';
import type { KnownPage } from './known/known-page.ts';
import { createKnownPages, MOST_HELD } from './known/known-pages.ts';
import { readTogether } from './known/read-together.ts';
import { CannotRun, type Problem } from './problem.ts';
import { clockIn } from './publication/clock.ts';
import { readConfigFile } from './read-config-file.ts';
import { createMentions } from './references/mentions.ts';
import { loadSchemas } from './schema/schema.ts';
import { clockOf, indexSite, type Site, timeZoneIn } from './site.ts';
import { type SiteConfig, toSiteConfig } from './site-config.ts';

export { CannotRun, type Problem, type Reference } from './problem.ts';
export type { Redirect, SiteConfig } from './site-config.ts';

export interface Loaded {
  /** Every problem found, sorted by file and place. */
  problems: Problem[];
  /** Present when no problem is an error. */
  config?: SiteConfig;
  /** All that was read, also where it has problems. */
  site: Site;
  /** The key of the schemas that it was read by. */
  schemas: string;
  /** Spares the next run the check of the files that are as they are now, and right. */
  remember(): void;
}

/** Files as they would be, in place of those on the disk; undefined for one that would be gone. */
export type Drafts = ReadonlyMap<string, string | undefined>;

/**
 * Reads the site, or what it would be with some drafts. `changed`: the files that may be others than at the last load,
 * for who knows it; there may be ten thousand that are not.
 */
export type Load = (drafts?: Drafts, changed?: ReadonlySet<string>) => Loaded;

/**
 * Prepares the loader of a root that holds site-config/ and public/ (and may hold its own
 * schema/). Throws CannotRun, in Portuguese, when there is no site-config/ or a schema is broken.
 *
 * The loader itself never throws. Files that did not change since its last call are not
 * read again; the schemas are those of the moment of creation.
 */
export function createSiteConfigLoader(root: string): Load {
  const base = resolve(root);
  if (!isFolder(join(base, 'site-config')))
    throw new CannotRun(
      `Não há uma pasta site-config em ${base}. A pasta de um site contém site-config/ e public/; diga qual é com --site.`,
    );
  clockIn('UTC'); // refuses a SITE_NOW that is no date, before the loader needs it
  let known = readKnownFiles(base);
  const folder = schemaFolder(base);
  const schemas = loadSchemas(folder);
  if (known.schemas !== schemas.key) known = NONE_KNOWN;
  const keys = { schemas: schemas.key, checks: keyOfCode() };
  const pageOf = createKnownPages(base, schemas);
  let published: { pages: Published | undefined } | undefined;
  const mentionsOf = createMentions();
  let cache = new Map<string, ConfigFile>();
  let last: { listing: Listing; entries: ConfigFile[] } | undefined; // where it was without drafts
  let timeZone: string | undefined;

  return (drafts = new Map(), changed) => {
    const isPlain = drafts.size === 0;
    const again = isPlain && changed && last ? listAgain(base, last.listing, changed) : undefined;
    const listing = again ?? listConfig(base, schemas.collections, drafts);
    let toldByThreads: ReadonlyMap<string, KnownPage> | undefined;
    const knownOf = ({ file, stamp }: Slot) => {
      const before = known.checks === keys.checks ? known.files[file] : undefined;
      return before?.stamp === stamp ? before : toldByThreads?.get(file);
    };
    const look = (slot: Slot) => {
      const before = knownOf(slot);
      if (before) return pageOf(slot, before);
      const entry = readConfigFile(base, slot, { ...schemas, timeZone }, drafts.get(slot.file));
      // The text of one that is right may go, and does where there are many: to hold all takes longer than to read again.
      const text = listing.slots.length > MOST_HELD ? undefined : entry;
      return entry.known ? pageOf(slot, entry.known, text) : entry;
    };
    const read = (slot: Slot) => {
      const before = cache.get(slot.file);
      if (before?.stamp === slot.stamp) return before;
      const entry = look(slot);
      cache.set(slot.file, entry);
      return entry;
    };
    const details = listing.slots.find(({ kind, name }) => kind === 'single' && name === 'site');
    const named = timeZoneIn(details ? [read(details)] : []);
    // What is said of a date in another file depends on it.
    if (named !== timeZone) {
      cache.clear();
      last = undefined;
    }
    timeZone = named;
    if (isPlain && !again) {
      const isNew = (slot: Slot) => cache.get(slot.file)?.stamp !== slot.stamp && !knownOf(slot);
      const slots = listing.slots.filter(isNew);
      toldByThreads = readTogether({ root: base, schemas: folder, timeZone, slots }, read);
    }
    const before = again ? last : undefined;
    const entries = listing.slots.map((slot, at) => {
      const isSame = slot === before?.listing.slots[at];
      return (isSame ? before?.entries[at] : undefined) ?? read(slot);
    });
    last = isPlain ? { listing, entries } : undefined;
    if (cache.size > entries.length) cache = new Map(entries.map((entry) => [entry.file, entry]));

    const clock = clockOf(entries);
    published ??= { pages: publishedPages(base, clock, onDisk(entries, drafts)) };
    const site = indexSite(base, entries, mentionsOf(entries), clock, published.pages);
    const problems = [
      ...listing.problems,
      ...site.files.problems,
      ...site.troubled.flatMap((entry) => entry.problems),
    ];
    for (const { run } of siteChecks)
      run(site, (entry, finding) => problems.push(entry.locate(finding)));
    problems.sort(byPlace);

    const remember = () => {
      schemas.remember();
      known = writeKnownFiles(base, keys, entries, known);
    };
    return problems.some((problem) => problem.severity === 'error')
      ? { problems, site, schemas: schemas.key, remember }
      : { problems, site, schemas: schemas.key, remember, config: toSiteConfig(entries) };
  };
}

/** Pages by file, as they are on the disk and can be read there. */
function onDisk(entries: readonly ConfigFile[], drafts: Drafts): PageOf {
  const pages = entries.filter(
    ({ kind, isRead, file }) => kind === 'page' && isRead && !drafts.has(file),
  );
  const byFile = new Map(pages.map((entry) => [entry.file, entry]));
  return (file) => byFile.get(file);
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A root without schemas of its own, such as a test's copy, uses the project's. */
export function schemaFolder(root: string): string {
  const own = join(root, 'schema');
  return existsSync(own) ? own : fileURLToPath(new URL('../../schema', import.meta.url));
}

const byPlace = (a: Problem, b: Problem) =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
