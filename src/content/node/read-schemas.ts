import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject, segmentsOf } from '../../lib/json.ts';
import { blockFolders } from '../../node/block-folders.ts';
import { projectRoot } from '../../node/project.ts';
import { siteBlockFolders } from '../../node/site-blocks.mjs';
import { enumerated, field, type Message, msg, quoted } from '../../words/message.ts';
import { asTyped } from '../../words/node/as-typed.mjs';
import { writeThis } from '../../words/phrases.ts';
import { END, type SchemaSource, schemaSource } from '../edit/editor-schemas/schema-source.ts';
import { composed } from '../read/schema/compose.ts';
import { collectionsIn } from '../read/schema/schema.ts';
import { type BrokenBlock, CannotRun } from '../read/words/problem.ts';
import { brokenAt, brokenBy, ofKeyword, unreadSchema } from './broken-schema.ts';
import { deadKind, deadRef, withoutDeadKinds, withoutDeadRefs } from './schema-refs.ts';

/** The kinds of blocks that are described by a schema. */
const WITH_SCHEMA = ['sections', 'fields', 'strategies', 'collections'] as const;

/** The project whose schemas a site uses: its own root if it has those, else this project. */
export const schemaRoot = (root: string): string =>
  existsSync(join(root, 'schema/page.schema.json')) ? root : projectRoot;

/** The schemas of the engine, without those of a site's own blocks. */
export const readEngineSchemas = (root: string): SchemaSource =>
  schemaSource(composed(new Map(engineSchemas(root))));

const engineSchemas = (root: string): [id: string, schema: JsonObject][] =>
  [...engineSchemaFiles(root)].map(([id, path]) => [id, readSchema(path)]);

/** Id -> path of each schema of the engine. */
export function engineSchemaFiles(root: string): Map<string, string> {
  const engine = schemaRoot(root);
  const folder = join(engine, 'schema');
  const concepts = namesIn(folder).map((name): [string, string] => [name, join(folder, name)]);
  const blocks = WITH_SCHEMA.flatMap((kind) =>
    blockFolders(engine, kind).map(({ name, path }): [string, string] => [
      `${kind}/${name}${END}`,
      join(engine, path, 'schema.json'),
    ]),
  );
  return new Map([...concepts, ...blocks].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface SchemaFiles {
  /** The site's folder. */
  root: string;
  /** Those of `schema/` by path in it, and that of each block as `<kind>/<name>.schema.json`, as they are written. */
  files: Map<string, JsonObject>;
  /** Id of the schema -> folder of the site's own block that it is of. */
  ofSite: Map<string, string>;
  /** The site's own blocks whose schema cannot be used; it is not among the files. */
  broken: BrokenBlock[];
}

/** The schemas that apply to a site. Throws CannotRun if one of the engine cannot be read. */
export function readSchemaFiles(root: string): SchemaFiles {
  const files = new Map(engineSchemas(root));
  const ofSite = new Map<string, string>();
  const broken: BrokenBlock[] = [];
  for (const [kind, name, folder] of siteBlockFolders(root)) {
    if (!(WITH_SCHEMA as readonly string[]).includes(kind)) continue;
    const id = `${kind}/${name}${END}`;
    const path = join(root, folder, 'schema.json');
    const add = (message: Message) => broken.push({ folder, message });
    if (files.has(id)) add(msg('content/schema:block-name-taken', { name }));
    else if (!/^[a-z][a-z0-9-]*$/.test(name)) add(msg('content/schema:block-name-wrong'));
    else if (!existsSync(path)) add(msg('content/schema:block-schema-missing'));
    else {
      const schema = parsed(path);
      if (!schema) broken.push(unreadSchema({ root, folder }));
      else {
        files.set(id, schema);
        ofSite.set(id, folder);
      }
    }
  }
  tellDeadRefs({ root, files, ofSite, broken });
  tellDeadKinds({ root, files, ofSite, broken });
  const sorted = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { root, files: sorted, ofSite, broken };
}

/** Tells what refers to nothing, and takes it, or its block, out of the schemas. */
function tellDeadRefs({ root, files, ofSite, broken }: SchemaFiles): void {
  for (const [id, folder] of ofSite) {
    const dead = deadRef(id, files);
    if (!dead) continue;
    const { pointer, value, near } = dead;
    const message = msg('content/schema:ref-nowhere', { ref: quoted(value) });
    broken.push(brokenAt({ root, folder }, { pointer }, { message, near }));
    const schema = files.get(id) as JsonObject;
    // The records of a collection would all be wrong without it.
    if (id.startsWith('collections/')) files.set(id, withoutDeadRefs(schema, id, files));
    else {
      files.delete(id);
      ofSite.delete(id);
    }
  }
}

/** Tells a `refersTo` that names no collection. To name one whose own schema is broken is no mistake. */
function tellDeadKinds({ root, files, ofSite, broken }: SchemaFiles): void {
  const ofFolders = siteBlockFolders(root).flatMap(([kind, name]) =>
    kind === 'collections' ? [name] : [],
  );
  const collections = [...new Set([...ofFolders, ...collectionsIn(files.keys())])];
  for (const [id, folder] of ofSite) {
    const dead = deadKind(files.get(id) as JsonObject, collections);
    if (!dead) continue;
    const { pointer, value, near } = dead;
    const names = segmentsOf(pointer);
    const property = names[names.lastIndexOf('properties') + 1] ?? 'refersTo';
    const message = msg('content/schema:kind-nowhere', {
      field: field(property),
      kind: quoted(value),
    });
    const options = enumerated(collections.map((name) => JSON.stringify(name)));
    const known = msg('content/schema:can-be', { options });
    const hint = near === undefined ? known : [writeThis(near), known];
    broken.push(brokenAt({ root, folder }, { pointer }, { message, near, hint }));
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(END));
  } catch {
    throw new CannotRun(msg('content/schema:schemas-unreadable', { folder }));
  }
}

/** A broken schema is a programmer's to mend, who has better tools than our messages. */
function readSchema(path: string): JsonObject {
  const schema = parsed(path);
  if (!schema) throw new CannotRun(msg('content/schema:schema-no-json', { file: path }));
  return schema;
}

function parsed(path: string): JsonObject | undefined {
  try {
    const schema: unknown = JSON.parse(asTyped(readFileSync(path, 'utf8')));
    return isObject(schema) ? schema : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What is made of a site's schemas. Where that fails, each of the site's own blocks is tried beside the engine's alone, and
 * those that fail are told and left out, or what is wrong in them. None fails by what it refers to
 * of another. Throws what `make` does if it fails of the engine's. `tryOne` throws for most of what is wrong in one, in less time.
 */
export const madeOf = <T>(found: SchemaFiles, make: Make<T>, tryOne?: TryOne): Result<T> => {
  const alive = (files: Files) => withoutDeadKinds(files, found.ofSite);
  return madeOfSound(
    found,
    (files) => make(alive(files)),
    tryOne && ((files, id) => tryOne(alive(files), id)),
  );
};

type Files = ReadonlyMap<string, JsonObject>;
type Make<T> = (files: Files) => T;
type TryOne = (files: Files, id: string) => void;

interface Result<T> {
  made: T;
  broken: BrokenBlock[];
}

function madeOfSound<T>(of: SchemaFiles, make: Make<T>, tryOne?: TryOne): Result<T> {
  const { root, files, ofSite, broken } = of;
  const errorOf = (attempt: TryOne, some: Files, id: string): Error | undefined => {
    try {
      attempt(some, id);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  try {
    return { made: make(files), broken };
  } catch (error) {
    const ofEngine = [...files].filter(([id]) => !ofSite.has(id));
    const left = new Map(files);
    const toldBy = (attempt: TryOne) =>
      [...ofSite].flatMap(([id, folder]) => {
        const schema = files.get(id) as JsonObject;
        const alone = new Map([...ofEngine, [id, schema]]);
        const tried = new Map(alone).set(id, withoutDeadRefs(schema, id, alone));
        const found = errorOf(attempt, tried, id);
        if (!found) return [];
        const block = { root, folder };
        const engine = ofEngine.map(([, one]) => one);
        const broken = ofKeyword(found, schema, block, engine) ?? brokenBy(found, schema, block);
        if (broken.left && JSON.stringify(broken.left) !== JSON.stringify(schema))
          left.set(id, broken.left);
        else left.delete(id);
        return broken.told;
      });
    const quickly = tryOne ? toldBy(tryOne) : [];
    const told = quickly.length > 0 ? quickly : toldBy(make);
    if (told.length === 0) throw error;
    const kept = new Map([...ofSite].filter(([id]) => left.has(id)));
    const rest = { root, files: left, ofSite: kept, broken: [...broken, ...told] };
    tellDeadRefs(rest); // to one that is left out now
    return madeOfSound(rest, make, tryOne);
  }
}

type Change = (files: ReadonlyMap<string, JsonObject>) => ReadonlyMap<string, JsonObject>;

/** The same as plain JSON Schema; `change` is of what is written, such as its words, and `always` describes a constant. */
export const readSchemas = (
  root: string,
  change: Change = (files) => files,
  always?: string,
): SchemaSource =>
  schemaSource(madeOf(readSchemaFiles(root), (files) => composed(change(files), always)).made);
