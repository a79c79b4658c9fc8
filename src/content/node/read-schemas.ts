import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { END, type SchemaSource, schemaSource } from '../editor-schemas/schema-source.ts';
import type { JsonObject } from '../json/json.ts';
import { composed } from '../schema/compose.ts';

/** Everything in a folder of schemas, as it is written, by path. */
export function readSchemaFiles(folder: string): Map<string, JsonObject> {
  const files = new Map<string, JsonObject>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith(END))
      files.set(name.replaceAll('\\', '/'), JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return files;
}

/** The same as plain JSON Schema. */
export const readSchemas = (folder: string): SchemaSource =>
  schemaSource(composed(readSchemaFiles(folder)));
