import {
  nameOfSchema,
  type SchemaSource,
} from '../../content/edit/editor-schemas/schema-source.ts';
import { isObject } from '../../lib/json.ts';
import type { PreviewDraft } from './previews.ts';

/** A file of a collection, as its schema's example has it. */
export interface SampleRecords extends PreviewDraft {
  collection: string;
}

/** The examples of collections for which a site `hasRecords` not: a section that shows them can be seen before there are any. */
export function sampleRecords(
  { files }: SchemaSource,
  hasRecords: (collection: string) => boolean,
): SampleRecords[] {
  return [...files].flatMap(([id, { examples }]) => {
    const collection = nameOfSchema(id);
    const value = Array.isArray(examples) ? examples[0] : undefined;
    if (!id.startsWith('collections/') || !isObject(value) || hasRecords(collection)) return [];
    const file = `site-config/collections/${collection}.json`;
    return [{ collection, file, value: structuredClone(value) }];
  });
}
