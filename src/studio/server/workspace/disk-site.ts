import { join } from 'node:path';
import type { Drafts, Load } from '../../../content/index.ts';
import { locateFile } from '../../../content/node/locate-file.ts';
import { readSchemaFiles } from '../../../content/node/read-schemas.ts';
import { samplesAt } from '../../../content/node/samples.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { undoUnfinished } from '../../../content/node/write-changes.ts';
import type { FileRole } from '../../../content/read/files/layout.ts';
import type { Samples } from '../../../content/read/words/samples.ts';
import { memoize } from '../../../lib/memoize.ts';
import { cataloguesOf, languageForSite, wordsIn } from '../../../words/node/catalogues.ts';
import type { Catalogue, Words } from '../../../words/words.ts';
import type { Json } from '../../shared/protocol.ts';

/** The site in a folder. Between two requests only caches are kept of it. */
export interface DiskSite {
  /** The folder that holds site-config/ and public/. */
  root: string;
  publicDir: string;
  /** What kind of file a path of site-config/ is. Throws if it may not be edited. */
  locate(file: string): FileRole;
  load: Load;
  /** All that tools say in a language. */
  catalogue(language: string): Catalogue;
  /** What values may look like in a language of the site. */
  samples(language: string): Samples;
  /** What tools say to the reader. */
  words: Words;
  /** In the site's language: for what is written into it and into git, which people of the project read, whoever wrote it. */
  wordsOfSite(): Words;
  /** The same for a reader of a language. */
  inLanguage(language: string): DiskSite;
}

export function openDiskSite(
  root: string,
  load: Load = createSiteConfigLoader(root),
  catalogue = cataloguesOf(root),
): DiskSite {
  undoUnfinished(root);
  const collections = new Set(
    [...readSchemaFiles(root).files.keys()].flatMap(
      (id) => /^collections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? [],
    ),
  );
  const words = (language: string, variant?: 'studio') =>
    wordsIn(language, root, variant, catalogue);
  const samples = samplesAt(root, words);
  const inLanguage = memoize(
    (language: string): DiskSite => ({
      root,
      publicDir: join(root, 'public'),
      locate: (file) => locateFile(root, file, collections),
      load,
      ...{ catalogue, samples },
      words: words(language, 'studio'),
      wordsOfSite: () => inLanguage(languageForSite(root)).words,
      inLanguage,
    }),
  );
  return inLanguage(languageForSite(root));
}

/** Values in the form that the loader takes; null for a removed file. */
export const asDrafts = (values: Record<string, Json>): Drafts =>
  new Map(
    Object.entries(values).map(([file, value]) => [
      file,
      value === null ? undefined : `${JSON.stringify(value, null, 2)}\n`,
    ]),
  );
