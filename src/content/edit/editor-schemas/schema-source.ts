import { type JsonObject, walk } from '../../../lib/json.ts';
import { follow } from '../../read/schema/nodes.ts';

/** Everything under schema/, with what a `$ref` leads to. */
export interface SchemaSource {
  /** By `$id`. */
  files: ReadonlyMap<string, JsonObject>;
  /** The target of a `$ref` in the schema file `base`, and its file. */
  follow(ref: string, base: string): Definition;
}

export interface Definition {
  base: string;
  schema: JsonObject;
  /** Of the definition, in an editor schema that holds all it refers to: "common.icon". */
  name: string;
}

/** How the name of a schema's file ends. */
export const END = '.schema.json';

/** "steps" for "sections/steps.schema.json". */
export const nameOfSchema = (id: string): string => id.slice(id.lastIndexOf('/') + 1, -END.length);

/** Whether a schema is that of a file of a site, and not of a part of one: a section, a field, a strategy. */
export const isOfFile = (id: string): boolean =>
  !/^(common|section)\.|^(sections|fields|strategies)\//.test(id);

/** @param files composed: `src/content/read/schema/compose.ts` */
export function schemaSource(files: ReadonlyMap<string, JsonObject>): SchemaSource {
  return {
    files,
    follow(ref, base) {
      const { base: file, schema, keys } = follow(files, ref, base);
      const parts = [file.slice(0, -END.length).replaceAll('/', '.'), ...keys.slice(1)];
      return { base: file, schema, name: parts.join('.') };
    },
  };
}

/** All values of `refersTo`. */
export function referenceKinds(source: SchemaSource): Set<string> {
  const kinds = new Set<string>();
  for (const file of source.files.values())
    walk(file, (value, _, key) => {
      if (key === 'refersTo' && typeof value === 'string') kinds.add(value);
    });
  return kinds;
}
