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

/**
 * Every section type, or every kind of field: what a page begins with, then what it goes on with, each by what the language of the
 * schemas calls it; last what needs accounts or a service, which few sites have.
 */
export function blocksOf(
  source: SchemaSource,
  kind: 'sections' | 'fields',
  language?: string,
): SchemaBlock[] {
  const compare = (a: JsonObject, b: JsonObject) =>
    String(a.title).localeCompare(String(b.title), language);
  return [...source.files]
    .filter(([id]) => id.startsWith(`${kind}/`))
    .sort(([, a], [, b]) => rankOf(a) - rankOf(b) || compare(a, b))
    .map(([id, schema]) => blockOf(source, schema, id));
}

function rankOf({ traits }: JsonObject): number {
  if (!isObject(traits)) return 1;
  if (traits.isOpening) return 0;
  return traits.startsWhenIdle ? 2 : 1;
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
