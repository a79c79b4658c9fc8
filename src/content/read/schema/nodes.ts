import { isObject, type JsonObject } from '../../../lib/json.ts';

/** The target of a `$ref` in the schema file `base`. Files are keyed by `$id`. */
export function follow(files: ReadonlyMap<string, JsonObject>, ref: string, base: string) {
  const url = new URL(ref, `schema:///${base}`);
  const file = url.pathname.slice(1);
  const keys = url.hash.split('/').slice(1);
  let schema: unknown = files.get(file);
  for (const key of keys) schema = isObject(schema) ? schema[key] : undefined;
  if (!isObject(schema)) throw new Error(`schema/${base}: ${ref} leads nowhere.`);
  return { base: file, schema, keys };
}

/** Whether values of a type fit a schema, perhaps beside others: a category, or a list of categories. */
export const takes = (type: 'string' | 'array', schema: JsonObject): boolean =>
  [schema.type].flat().includes(type);

/** Keywords of strings that are names, addresses, choices or dates. */
const FOR_MACHINES = ['pattern', 'enum', 'const', 'format'];

/** Whether a composed schema is that of a text which people read. Of other strings it says more than a length. */
export const isProse = (schema: JsonObject): boolean =>
  takes('string', schema) &&
  (schema.refersTo ?? 'richText') === 'richText' &&
  FOR_MACHINES.every((keyword) => !(keyword in schema));

/** The names of `fills`, and those of them that a text has to have: "date?" may be left out. */
export function namesOf(fills: readonly string[]): { names: string[]; needed: string[] } {
  return {
    names: fills.map((name) => name.replace('?', '')),
    needed: fills.filter((name) => !name.endsWith('?')),
  };
}
