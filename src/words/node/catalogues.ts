import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../lib/memoize.ts';
import { type BlockKind, blockFolders } from '../../node/block-folders.ts';
import { stampOf } from '../../node/file-stamp.ts';
import { contentRoot, projectRoot } from '../../node/project.ts';
import { siteBlockFolders } from '../../node/site-blocks.mjs';
import { chooseLanguage } from '../choose-language.mjs';
import type { SchemaTexts } from '../localized-schema.ts';
import { type Catalogue, type Words, wordsOf } from '../words.ts';
import { asTyped } from './as-typed.mjs';
import { languageOfSite, languagesOf, placesOf } from './plain.mjs';

const KINDS: readonly BlockKind[] = ['sections', 'fields', 'strategies', 'collections', 'checks'];

/** English first among the others: it is what most can read. */
const inOrder = (language: string, site: string): string[] => [
  ...languagesOf(site).filter((one) => one !== language && one !== 'en'),
  ...(language === 'en' ? [] : ['en']),
  language,
];

/** All messages in a language; what it lacks, in another. */
export const catalogueOf = (language: string, site: string): Catalogue =>
  cataloguesOf(site)(language);

/** The same in each language, as the files are when one is first asked for: each of hundreds is looked at once. */
export function cataloguesOf(site: string): (language: string) => Catalogue {
  const own = memoize((language: string) => ownCatalogue(language, site));
  return memoize((language) => Object.assign({}, ...inOrder(language, site).map(own)));
}

/** What tools say in a language, as its files are now. `variant` is that of `wordsOf`. */
export const wordsIn = (
  language: string,
  site = contentRoot,
  variant?: 'studio',
  catalogue = cataloguesOf(site),
): Words => wordsOf(language, catalogue(language), variant, languageOfSite(site));

/** The language of a site, as far as tools speak it: of what is written into it, and told to all who work on it. */
export const languageForSite = (site = contentRoot): string =>
  chooseLanguage([languageOfSite(site)], languagesOf(site));

export const wordsOfSite = (site = contentRoot): Words => wordsIn(languageForSite(site), site);

/** Only what is written in this language: the engine's words, those of its blocks, of the site's. */
export function ownCatalogue(language: string, site: string): Catalogue {
  const catalogue: Record<string, string | readonly string[]> = {};
  for (const { name, path } of possibleFiles(language, site))
    for (const [key, text] of Object.entries(read(path))) catalogue[`${name}:${key}`] = text;
  return catalogue;
}

export interface WordFile {
  /** What its keys begin with: "checks/links". */
  name: string;
  /** Absolute. */
  path: string;
}

const SCHEMA_TEXTS = '.texts.json';

/** The files of messages in a language. */
export const wordFiles = (language: string, site: string): WordFile[] =>
  possibleFiles(language, site).filter(isThere);

const isThere = ({ path }: WordFile): boolean => existsSync(path);

function possibleFiles(language: string, site: string): WordFile[] {
  const central = centralFiles(language, site).filter(({ path }) => !path.endsWith(SCHEMA_TEXTS));
  return [...blockFiles(`${language}.json`, site), ...central];
}

/** Schema ("sections/steps", "schema/page") -> its own texts as they are written -> in this language. */
export function schemaTexts(language: string, site: string): Map<string, SchemaTexts> {
  const central = centralFiles(language, site)
    .filter(({ path }) => path.endsWith(SCHEMA_TEXTS))
    .map(({ name, path }) => ({ name: name.replace(/\.texts$/, ''), path }));
  const files = [...blockFiles(`${language}${SCHEMA_TEXTS}`, site), ...central];
  return new Map(files.filter(isThere).map(({ name, path }) => [name, read(path) as SchemaTexts]));
}

/** The language in which schemas are written. */
const WRITTEN = 'pt-BR';

/** What a reader of a language gets of the schemas' texts: what it lacks, in English. */
export function readableSchemaTexts(language: string, site: string): Map<string, SchemaTexts> {
  const own = schemaTexts(language, site);
  if (language === WRITTEN || language === 'en') return own;
  const all = schemaTexts('en', site);
  for (const [name, texts] of own) all.set(name, { ...all.get(name), ...texts });
  return all;
}

function centralFiles(language: string, site: string): WordFile[] {
  return placesOf(site).flatMap((place) => {
    const folder = join(place, language);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({
        name: file.replace(/\.json$/, '').replaceAll('\\', '/'),
        path: join(folder, file),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  });
}

/** A file in the folder `words/` of blocks, of which some have none. */
function blockFiles(file: string, site: string): WordFile[] {
  const engine = KINDS.flatMap((kind) =>
    blockFolders(projectRoot, kind).map(({ path }) => ({
      // The check of a section speaks with the section's words.
      name: path.slice('src/blocks/'.length),
      path: join(projectRoot, path, 'words', file),
    })),
  );
  const own = siteBlockFolders(site).map(([kind, name, folder]) => ({
    name: `${kind}/${name}`,
    path: join(site, folder, 'words', file),
  }));
  return [...engine, ...own];
}

type Texts = Record<string, string | readonly string[]>;
/** Path -> its texts, until the file is written to: a catalogue is of hundreds of files, and asked for with each answer of a server. */
const texts = new Map<string, { stamp: string | undefined; value: Texts }>();

/** Empty if there is no such file. */
function read(path: string): Texts {
  const stamp = stampOf(path);
  if (stamp === undefined) return {};
  const known = texts.get(path);
  if (known && known.stamp === stamp) return known.value;
  const value: Texts = JSON.parse(asTyped(readFileSync(path, 'utf8')));
  texts.set(path, { stamp, value });
  return value;
}
