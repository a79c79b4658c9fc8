import { isObject, type JsonObject } from '../../../lib/json.ts';
import { editorSchema } from './editor-schema.ts';
import { END, isOfFile, type SchemaSource } from './schema-source.ts';
import { SITE_VALUES } from './site-values.ts';

/** Keywords of VS Code, and ours: a validator in strict mode refuses a schema with a keyword that it does not know. */
const OF_EDITORS = new Set([
  ...['defaultSnippets', 'enumDescriptions', 'errorMessage', 'patternErrorMessage'],
  ...[
    'doNotSuggest',
    'fills',
    'guide',
    'lists',
    'suggestSortText',
    'synonyms',
    'traits',
    'variables',
  ],
]);

/** Of what only editors show nothing is left. */
const NO_WORDS = () => '';

/** The address of a published schema. */
export const idOfPlain = (id: string) => `urn:site-in-json:${id.slice(0, -END.length)}`;

/** A schema as any validator compiles it and any editor completes by it: JSON Schema, draft 7, whole in one file. */
export function plainSchema(source: SchemaSource, id: string): JsonObject {
  const { $schema, ...schema } = plain(editorSchema(source, id, NO_WORDS)) as JsonObject;
  return { $schema, $id: idOfPlain(id), ...schema };
}

/** Path in a site -> text: what a file may name as its `$schema`. */
export const plainFiles = (source: SchemaSource): [path: string, text: string][] =>
  [...source.files.keys()]
    .filter(isOfFile)
    .map((id) => [
      `schema/plain/${id.slice(id.lastIndexOf('/') + 1)}`,
      `${JSON.stringify(plainSchema(source, id), null, 1)}\n`,
    ]);

function plain(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item));
  if (!isObject(value)) return value;
  // What a name may be is known of a site alone.
  if (typeof value.$ref === 'string' && value.$ref.startsWith(SITE_VALUES)) {
    const { $ref: _, ...rest } = value;
    return plain({ type: 'string', ...rest });
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || !OF_EDITORS.has(key))
      .map(([key, inner]) => [
        key,
        ['const', 'enum', 'default'].includes(key) && !isMap
          ? inner
          : plain(inner, !isMap && (key === 'properties' || key === 'definitions')),
      ]),
  );
}
