import { join } from 'node:path';
import type { SchemaSource } from '../../../content/edit/editor-schemas/schema-source.ts';
import type { SchemaTitles } from '../../../content/edit/labels/file-title.ts';
import type { Drafts, Load, Loaded } from '../../../content/index.ts';
import { locateFile } from '../../../content/node/locate-file.ts';
import { readSchemas } from '../../../content/node/read-schemas.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { undoUnfinished } from '../../../content/node/write-changes.ts';
import type { FileRole } from '../../../content/read/files/layout.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import {
  type AllSchemaTexts,
  constantText,
  localizedSchemas,
} from '../../../words/localized-schema.ts';
import { languageForSite, readableSchemaTexts, wordsIn } from '../../../words/node/catalogues.ts';
import type { Words } from '../../../words/words.ts';
import type { Edits } from '../../shared/protocol.ts';

/** A record and the page that is made of it are of one file. */
export const keyOfEntry = ({ file, ofRecord }: ConfigFile): string =>
  ofRecord ? `${file} page` : file;

/** The site that the studio edits. Between two requests it only keeps caches. */
export interface Workspace extends SchemaTitles {
  /** The folder that holds site-config/ and public/. */
  root: string;
  publicDir: string;
  /** What kind of file a path of site-config/ is. Throws if it may not be edited. */
  locate(file: string): FileRole;
  /** Loads the site with edits applied; the loader may take further drafts. */
  loader(edits: Edits): Load;
  /** The last version of each file that had no errors of its own, by `keyOfEntry`. */
  lastValid: ReadonlyMap<string, ConfigFile>;
  /**
   * Read anew each time, because making examples changes them. Their words are in the reader's language; their examples,
   * which are copied into the site, in the site's.
   */
  schemas(): SchemaSource;
  /** What tools say to the reader. */
  words: Words;
  /** In the site's language: for what is written into it and into git, which people of the project read, whoever wrote it. */
  wordsOfSite(): Words;
  /** The same for a reader of a language. */
  inLanguage(language: string): Workspace;
}

export function openWorkspace(root: string, load: Load = createSiteConfigLoader(root)): Workspace {
  undoUnfinished(root);
  const { files } = readSchemas(root);
  const collections = new Set(
    [...files.keys()].flatMap((id) => /^collections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? []),
  );
  const lastValid = new Map<string, ConfigFile>();
  const read = (drafts?: Drafts): Loaded => {
    const loaded = load(drafts);
    for (const entry of loaded.site.entries)
      if (isValid(entry)) lastValid.set(keyOfEntry(entry), entry);
    return loaded;
  };
  read();
  const shared: Omit<Workspace, 'schemas' | 'schemaTitles' | 'words' | 'inLanguage'> = {
    root,
    publicDir: join(root, 'public'),
    locate: (file) => locateFile(root, file, collections),
    loader: (edits) => (more) => read(new Map([...asDrafts(edits), ...(more ?? [])])),
    lastValid,
    wordsOfSite: () => inLanguage(languageForSite(root)).words,
  };
  const texts = new Map<string, AllSchemaTexts>();
  const textsIn = (language: string): AllSchemaTexts => {
    const known = texts.get(language) ?? readableSchemaTexts(language, root);
    texts.set(language, known);
    return known;
  };
  const readers = new Map<string, Workspace>();
  function inLanguage(language: string): Workspace {
    const known = readers.get(language);
    if (known) return known;
    const schemas = () => schemasIn(root, textsIn(language), textsIn(languageForSite(root)));
    const words = wordsIn(language, root, 'studio');
    let titles: ReadonlyMap<string, string> | undefined;
    const made = {
      ...shared,
      schemas,
      words,
      inLanguage,
      get schemaTitles() {
        titles ??= new Map([...schemas().files].map(([id, { title }]) => [id, String(title)]));
        return titles;
      },
    };
    readers.set(language, made);
    return made;
  }
  return inLanguage(languageForSite(root));
}

const schemasIn = (root: string, ofReader: AllSchemaTexts, ofSite: AllSchemaTexts): SchemaSource =>
  readSchemas(root, (files) => localizedSchemas(files, ofReader, ofSite), constantText(ofReader));

/** The edits in the form that the loader takes. */
export const asDrafts = ({ values }: Edits): Drafts =>
  new Map(
    Object.entries(values).map(([file, value]) => [
      file,
      value === null ? undefined : `${JSON.stringify(value, null, 2)}\n`,
    ]),
  );

export const isValid = ({ value, problems }: ConfigFile): boolean =>
  value !== undefined && problems.every(({ severity }) => severity !== 'error');
