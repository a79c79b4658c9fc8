import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject } from '../../lib/json.ts';
import { blockFolders } from '../../node/block-folders.ts';
import { projectRoot } from '../../node/project.ts';
import { END, type SchemaSource, schemaSource } from '../edit/editor-schemas/schema-source.ts';
import { composed } from '../read/schema/compose.ts';
import { CannotRun } from '../read/words/problem.ts';

/** The kinds of blocks that are described by a schema. */
const WITH_SCHEMA = ['sections', 'fields', 'strategies', 'collections'] as const;

/** The project whose schemas a site uses: its own root if it has `schema/`, else this project. */
export const schemaRoot = (root: string): string =>
  existsSync(join(root, 'schema')) ? root : projectRoot;

/**
 * The schemas that apply to a site, as they are written: those of `schema/` by path in it, and that of each block
 * as `<kind>/<name>.schema.json`. Throws CannotRun if one cannot be read.
 */
export function readSchemaFiles(root: string): Map<string, JsonObject> {
  const engine = schemaRoot(root);
  const folder = join(engine, 'schema');
  const concepts = namesIn(folder).map((name): [string, string] => [name, join(folder, name)]);
  const blocks = WITH_SCHEMA.flatMap((kind) =>
    blockFolders(engine, kind).map(({ name, path }): [string, string] => [
      `${kind}/${name}${END}`,
      join(engine, path, 'schema.json'),
    ]),
  );
  const files = [...concepts, ...blocks].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(files.map(([id, path]) => [id, readSchema(path)]));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(END));
  } catch {
    throw new CannotRun(`Não foi possível ler a pasta de esquemas: ${folder}`);
  }
}

/** A broken schema is a programmer's to mend, who has better tools than our messages. */
function readSchema(path: string): JsonObject {
  try {
    const schema: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isObject(schema)) return schema;
  } catch {}
  throw new CannotRun(`O esquema ${path} não é um JSON válido.`);
}

/** The same as plain JSON Schema. */
export const readSchemas = (root: string): SchemaSource =>
  schemaSource(composed(readSchemaFiles(root)));
