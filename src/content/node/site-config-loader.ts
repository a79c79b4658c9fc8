import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keyOf } from '../../node/hash-of.ts';
import { keyOfCode } from '../../node/key-of-code.ts';
import { msg } from '../../words/message.ts';
import { problemsOfBlocks } from '../check/broken-blocks.ts';
import { checkSite, isRecordPage, type Load, type Loaded, saysLocale } from '../check/loader.ts';
import type { Slot } from '../read/files/layout.ts';
import { type Listing, listAgain, listConfig } from '../read/files/list-config.ts';
import { templatesIn, withMadePages, withTemplates } from '../read/records/template.ts';
import type { Machine, Published } from '../read/site/machine.ts';
import { CannotRun } from '../read/words/problem.ts';
import { OF_NO_COUNTRY, siteLocaleIn } from '../read/words/site-locale.ts';
import { createFileCaches } from './cache/file-cache.ts';
import { createKeptMentions } from './cache/kept-mentions.ts';
import { openPageCache } from './cache/page-cache.ts';
import { loadSchemas } from './load-schemas.ts';
import { clockIn, machineAt } from './machine.ts';
import { undoUnfinished } from './write-changes.ts';

export interface LoadedSite extends Loaded {
  /** The key of the schemas that it was read by. */
  schemas: string;
  /** Stores the valid files, so that the next run need not check them unless they change. */
  remember(): void;
}

/**
 * Prepares the loader of a root that holds site-config/ and public/ (and may hold its own
 * schema/). Throws CannotRun when there is no site-config/ or a schema is broken.
 *
 * The loader itself never throws. Files that did not change since its last call are not
 * read again; the schemas are those of the moment of creation.
 */
export function createSiteConfigLoader(root: string): Load<LoadedSite> {
  const base = resolve(root);
  if (!isFolder(join(base, 'site-config')))
    throw new CannotRun(msg('content/files:no-site', { folder: base }));
  undoUnfinished(base); // nothing may be read, built or served of an edit that was cut off
  clockIn('UTC'); // refuses a SITE_NOW that is no date, before the loader needs it
  const schemas = loadSchemas(base);
  const machine = publishedOnce(machineAt(base));
  const pageCache = openPageCache(base, keyOf(schemas.key, keyOfCode()));
  const cacheIn = createFileCaches({ root: base, schemas, machine, pageCache });
  const mentionsOf = createKeptMentions();
  let cache = cacheIn({});
  let last: Listing | undefined; // where it was without drafts

  return (drafts = new Map(), changed) => {
    const isPlain = drafts.size === 0;
    const again = isPlain && changed && last && listAgain(machine.files, last, changed);
    const listing = again || listConfig(machine.files, schemas.collections, drafts);
    last = isPlain ? listing : undefined;
    const read = (slot: Slot) => cache.read(slot, drafts.get(slot.file));
    const locale = siteLocaleIn(listing.slots.filter(saysLocale).map(read));
    if (JSON.stringify(locale) !== JSON.stringify(cache.locale)) cache = cacheIn(locale);
    const language = locale.language ?? OF_NO_COUNTRY;
    const templates = templatesIn(
      listing.slots.filter(isRecordPage).map(read),
      language,
      machine.hash,
    );
    const slots = withTemplates(listing.slots, templates);
    if (isPlain && !again) cache.readInThreads(slots);
    const files = slots.map(read);
    const entries = withMadePages(files);
    const problems = [...problemsOfBlocks(schemas), ...listing.problems];
    return {
      ...checkSite(machine, { problems, entries, drafts }, mentionsOf(entries)),
      schemas: schemas.key,
      remember() {
        schemas.remember();
        pageCache.keep(files);
      },
    };
  };
}

/** The published pages, read once from git or the last build. */
function publishedOnce(machine: Machine): Machine {
  let found: { pages: Published | undefined } | undefined;
  return {
    ...machine,
    publishedPages(clock, pageOf) {
      found ??= { pages: machine.publishedPages(clock, pageOf) };
      return found.pages;
    },
  };
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
