import { isObject, type JsonObject } from '../lib/json.ts';

/** A schema's own texts, as they are written -> in another language. */
export interface SchemaTexts {
  /** What people who speak the language call the block, beside its title. */
  $synonyms?: readonly string[];
  [text: string]: string | readonly string[] | undefined;
}

/** Schema ("sections/steps", "schema/page") -> its texts in a language. */
export type AllSchemaTexts = ReadonlyMap<string, SchemaTexts>;

const END = '.schema.json';

/** The description of a constant, as it is written; each language has it among the texts of schema/section.schema.json. */
export const ALWAYS = 'Sempre "{value}".';

/** The same in a language; undefined if the texts do not say it. */
export function constantText(texts: AllSchemaTexts): string | undefined {
  const text = texts.get('schema/section')?.[ALWAYS];
  return typeof text === 'string' ? text : undefined;
}

/**
 * The schemas as they are written, by `$id`, in the language of the texts; what has no text stays. Examples are copied
 * into sites: they may be in another language.
 */
export const localizedSchemas = (
  files: ReadonlyMap<string, JsonObject>,
  texts: AllSchemaTexts,
  ofExamples: AllSchemaTexts = texts,
): Map<string, JsonObject> =>
  new Map(
    [...files].map(([id, schema]) => {
      const name = id.slice(0, -END.length);
      const key = name.includes('/') ? name : `schema/${name}`;
      const [words, samples] = [texts.get(key), ofExamples.get(key)];
      return [id, words || samples ? localizedSchema(schema, words, samples ?? {}) : schema];
    }),
  );

/** What people read of a field or a block. */
const WORDS = ['title', 'description', 'guide', 'one'];

/** A schema with its words in another language, and its examples in that of `ofExamples`. */
export function localizedSchema(
  schema: JsonObject,
  { $synonyms, ...texts }: SchemaTexts = {},
  ofExamples: SchemaTexts = texts,
): JsonObject {
  const local = localized(schema, texts, ofExamples);
  if (!$synonyms) return local;
  const own = Array.isArray(local.synonyms) ? local.synonyms : [];
  return { ...local, synonyms: [...$synonyms, ...own] };
}

function localized(schema: JsonObject, texts: SchemaTexts, ofExamples: SchemaTexts): JsonObject {
  const inner = (value: unknown) => (isObject(value) ? localized(value, texts, ofExamples) : value);
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'examples') return [key, inLanguage(value, ofExamples)];
      const isText = WORDS.includes(key) && typeof value === 'string';
      if (isText || key === 'enumDescriptions') return [key, inLanguage(value, texts)];
      return [key, withInner(key, value, inner)];
    }),
  );
}

/** Keywords of a schema, of schemas by name, and of a list of schemas. */
const ONE = ['items', 'additionalProperties', 'propertyNames'];
const NAMED = ['properties', 'definitions'];
const LISTS = ['oneOf'];

/** The value of a keyword, with the schemas in it changed. */
function withInner(key: string, value: unknown, change: (schema: unknown) => unknown): unknown {
  if (ONE.includes(key)) return change(value);
  if (LISTS.includes(key) && Array.isArray(value)) return value.map(change);
  if (!NAMED.includes(key) || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, change(schema)]));
}

/** A value with each of its texts in another language. */
function inLanguage(value: unknown, texts: SchemaTexts): unknown {
  if (typeof value === 'string') {
    const text = Object.hasOwn(texts, value) ? texts[value] : undefined;
    return typeof text === 'string' ? text : value;
  }
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, texts));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, inLanguage(child, texts)]),
  );
}
