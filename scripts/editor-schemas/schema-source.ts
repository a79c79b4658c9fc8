import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject, walk } from '../site-config/json/json.ts';

/** Everything under schema/, with what a `$ref` leads to. */
export interface SchemaSource {
  /** By `$id`. */
  files: ReadonlyMap<string, JsonObject>;
  /** What a `$ref` of the schema file `base` leads to, and in which file that is. */
  follow(ref: string, base: string): Place;
}

export interface Place {
  base: string;
  schema: JsonObject;
  /** Of the definition, in an editor schema that holds all it refers to: "common.icon". */
  name: string;
}

const END = '.schema.json';

export function readSchemas(folder: string): SchemaSource {
  const files = new Map<string, JsonObject>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith(END))
      files.set(name.replaceAll('\\', '/'), JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return {
    files,
    follow(ref, base) {
      const url = new URL(ref, `schema:///${base}`);
      const file = url.pathname.slice(1);
      const keys = url.hash.split('/').slice(1);
      let schema: unknown = files.get(file);
      for (const key of keys) schema = isObject(schema) ? schema[key] : undefined;
      if (!isObject(schema)) throw new Error(`schema/${base}: ${ref} leads nowhere.`);
      const parts = [file.slice(0, -END.length).replaceAll('/', '.'), ...keys.slice(1)];
      return { base: file, schema, name: parts.join('.') };
    },
  };
}

/** All that `refersTo` says somewhere. */
export function referenceKinds(source: SchemaSource): Set<string> {
  const kinds = new Set<string>();
  for (const file of source.files.values())
    walk(file, (value, _, key) => {
      if (key === 'refersTo' && typeof value === 'string') kinds.add(value);
    });
  return kinds;
}
