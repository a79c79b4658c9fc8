import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keyOf } from '../../node/hash-of.ts';
import { keyOfCode } from '../../node/key-of-code.ts';
import { msg } from '../../words/message.ts';
import { createIncrementalLoader } from '../check/incremental/incremental-loader.ts';
import type { Load, Loaded } from '../check/loader.ts';
import { CannotRun, ChangedWhileRead } from '../read/words/problem.ts';
import { openPageCache } from './cache/page-cache.ts';
import { readInThreads } from './cache/read-in-threads.ts';
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
 * The loader itself throws ChangedWhileRead, for files that go on changing however often they are read. Files that did not
 * change since its last call are not read again; the schemas are those of the moment of creation.
 */
export function createSiteConfigLoader(root: string): Load<LoadedSite> {
  const base = resolve(root);
  if (!isFolder(join(base, 'site-config')))
    throw new CannotRun(msg('content/files:no-site', { folder: base }));
  undoUnfinished(base); // nothing may be read, built or served of an edit that was cut off
  clockIn('UTC'); // refuses a SITE_NOW that is no date, before the loader needs it
  const schemas = loadSchemas(base);
  const pageCache = openPageCache(base, keyOf(schemas.key, keyOfCode()));
  const load = createIncrementalLoader(machineAt(base), schemas, {
    now: Date.now,
    of: pageCache.of,
    readMany: (slots, locale, read) =>
      readInThreads({ root: base, locale, slots, now: Date.now() }, read),
  });

  return (drafts, changed) => {
    const loaded = readAtRest((anew) => load(drafts, anew ? undefined : changed));
    return {
      ...loaded,
      schemas: schemas.key,
      remember() {
        schemas.remember();
        // The page of a record is kept with it.
        pageCache.keep(loaded.site.entries.filter(({ ofRecord }) => !ofRecord));
      },
    };
  };
}

/** Reads again what was changed meanwhile, as by a copy of the folder that is under way. `anew`: whatever had changed before. */
export function readAtRest<T>(read: (anew: boolean) => T, tries = 3): T {
  try {
    return read(tries < 3);
  } catch (error) {
    if (!(error instanceof ChangedWhileRead) || tries === 1) throw error;
    return readAtRest(read, tries - 1);
  }
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
