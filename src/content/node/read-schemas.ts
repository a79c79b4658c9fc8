import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { END, type SchemaSource, schemaSource } from '../editor-schemas/schema-source.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { CannotRun } from '../problem.ts';
import { composed } from '../schema/compose.ts';

/** The schemas of a folder as they are written, by path in it. Throws CannotRun if one cannot be read. */
export function readSchemaFiles(folder: string): Map<string, JsonObject> {
  return new Map(
    namesIn(folder).map((name) => [name.replaceAll('\\', '/'), readSchema(join(folder, name))]),
  );
}

function namesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith(END)).sort();
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
export const readSchemas = (folder: string): SchemaSource =>
  schemaSource(composed(readSchemaFiles(folder)));
