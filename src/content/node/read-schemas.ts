import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { END, type SchemaSource, schemaSource } from '../editor-schemas/schema-source.ts';
import type { JsonObject } from '../json/json.ts';

/** Everything in a folder of schemas. */
export function readSchemas(folder: string): SchemaSource {
  const files = new Map<string, JsonObject>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith(END))
      files.set(name.replaceAll('\\', '/'), JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return schemaSource(files);
}
