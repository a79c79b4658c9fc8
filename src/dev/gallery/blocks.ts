import { basename } from 'node:path';
import type { Block } from '../../app/dev/gallery/gallery-data.ts';
import type { SchemaSource } from '../../content/editor-schemas/schema-source.ts';
import { tagValue } from '../../content/editor-schemas/snippet-body.ts';
import { isObject, type JsonObject } from '../../content/json/json.ts';
import { asSamples } from '../../content/labels/as-samples.ts';
import { SYNONYMS } from '../../content/words/synonyms.ts';
import { fold } from '../../lib/fold.ts';
import { propertiesOf } from './properties.ts';

/** A type as its schema has it; what its examples become depends on the site. */
export interface SchemaBlock extends Omit<Block, 'examples'> {
  examples: JsonObject[];
  /** An example as it is copied or inserted: with its texts marked as samples. */
  sampleOf(example: JsonObject): unknown;
}

/** Every section type, by what Portuguese calls it. */
export function sectionBlocks(source: SchemaSource): SchemaBlock[] {
  return [...source.files]
    .filter(([id]) => id.startsWith('sections/'))
    .map(([id, schema]) => blockOf(source, schema, id, basename(id, '.schema.json')))
    .sort((a, b) => a.title.localeCompare(b.title, 'pt-BR'));
}

/** Every kind of field, as the schema of forms lists them. */
export function fieldBlocks(source: SchemaSource): SchemaBlock[] {
  const base = 'form.schema.json';
  const { oneOf } = source.follow('#/definitions/Field', base).schema;
  return (Array.isArray(oneOf) ? oneOf : []).map((branch) => {
    const { schema } = source.follow(String(branch.$ref), base);
    return blockOf(source, schema, base, String(tagValue(source, branch, base, 'type')));
  });
}

function blockOf(source: SchemaSource, schema: JsonObject, base: string, type: string) {
  const title = String(schema.title);
  const description = String(schema.description ?? '');
  return {
    type,
    title,
    description,
    words: fold([type, title, ...(SYNONYMS.types[type] ?? []), description].join(' ')),
    properties: propertiesOf(source, schema, base),
    examples: (Array.isArray(schema.examples) ? schema.examples : []).filter(isObject),
    sampleOf: (example: JsonObject) => asSamples({ source, given: schema, base }, example),
  };
}
