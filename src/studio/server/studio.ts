import { join } from 'node:path';
import type { ConfigFile } from '../../content/config-file.ts';
import type { SchemaSource } from '../../content/editor-schemas/schema-source.ts';
import type { Place } from '../../content/files/layout.ts';
import type { Drafts, Load, Loaded } from '../../content/index.ts';
import { undoUnfinished } from '../../content/node/journal.ts';
import { readSchemas } from '../../content/node/read-schemas.ts';
import { createSiteConfigLoader, schemaFolder } from '../../content/node/site-config-loader.ts';
import type { Edits } from '../shared/protocol.ts';
import { placeIn } from './safety/place.ts';

/** The site that the studio edits. Between two requests it keeps nothing but what it has read. */
export interface Studio {
  /** The folder that holds site-config/ and public/. */
  root: string;
  publicDir: string;
  /** What is in a file of site-config/. Throws for a file that may not be edited. */
  place(file: string): Place;
  /** Reads the site as it would be with some edits, and some drafts on top of them. */
  loader(edits: Edits): Load;
  /** What Portuguese calls a file of each schema, by `$id`. */
  titles: ReadonlyMap<string, string>;
  /** Each file as it last was without an error in itself. */
  lastRight: ReadonlyMap<string, ConfigFile>;
  /** Read anew, as making examples of them changes them. */
  schemas(): SchemaSource;
}

export function createStudio(root: string, load: Load = createSiteConfigLoader(root)): Studio {
  undoUnfinished(root);
  const schemas = () => readSchemas(schemaFolder(root));
  const { files } = schemas();
  const collections = new Set(
    [...files.keys()].flatMap((id) => /^collections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? []),
  );
  const lastRight = new Map<string, ConfigFile>();
  const read = (drafts?: Drafts): Loaded => {
    const loaded = load(drafts);
    for (const entry of loaded.site.entries) if (isRight(entry)) lastRight.set(entry.file, entry);
    return loaded;
  };
  read();
  return {
    root,
    publicDir: join(root, 'public'),
    place: (file) => placeIn(root, file, collections),
    loader: (edits) => (more) => read(new Map([...draftsOf(edits), ...(more ?? [])])),
    titles: new Map([...files].map(([id, { title }]) => [id, String(title)])),
    lastRight,
    schemas,
  };
}

/** The files as the loader takes them. */
export const draftsOf = ({ values }: Edits): Drafts =>
  new Map(
    Object.entries(values).map(([file, value]) => [
      file,
      value === null ? undefined : `${JSON.stringify(value, null, 2)}\n`,
    ]),
  );

export const isRight = ({ value, problems }: ConfigFile): boolean =>
  value !== undefined && problems.every(({ severity }) => severity !== 'error');
