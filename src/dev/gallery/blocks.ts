import type { GalleryBlock } from '../../app/dev/gallery/gallery-data.ts';
import {
  nameOfSchema,
  type SchemaSource,
} from '../../content/edit/editor-schemas/schema-source.ts';
import { asSamples } from '../../content/edit/labels/schema-position.ts';
import { fold } from '../../lib/fold.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';
import { propertyRows } from './properties.ts';

/** A type as its schema has it; what its examples become depends on the site. */
export interface SchemaBlock extends Omit<GalleryBlock, 'examples'> {
  examples: JsonObject[];
  /** An example as it is copied or inserted: with its texts marked as samples. */
  sampleOf(example: JsonObject): unknown;
}

/** Every section type, or every kind of field, by what the language of the schemas calls it. */
export function blocksOf(
  source: SchemaSource,
  kind: 'sections' | 'fields',
  language?: string,
): SchemaBlock[] {
  return [...source.files]
    .filter(([id]) => id.startsWith(`${kind}/`))
    .map(([id, schema]) => blockOf(source, schema, id))
    .sort((a, b) => a.title.localeCompare(b.title, language));
}

function blockOf(source: SchemaSource, schema: JsonObject, base: string) {
  const type = nameOfSchema(base);
  const title = String(schema.title);
  const description = String(schema.description ?? '');
  const synonyms = Array.isArray(schema.synonyms) ? schema.synonyms : [];
  return {
    type,
    title,
    description,
    words: fold([type, title, ...synonyms, description].join(' ')),
    properties: propertyRows(source, schema, base),
    examples: (Array.isArray(schema.examples) ? schema.examples : []).filter(isObject),
    sampleOf: (example: JsonObject) => asSamples({ source, given: schema, base }, example),
  };
}
