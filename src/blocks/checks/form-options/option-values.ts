import type { Site } from '../../../content/read/site/site.ts';
import { asText, isObject, type JsonObject } from '../../../lib/json.ts';

/** Whether a field of a form offers options. */
export const isChoice = ({ options, optionsFrom }: JsonObject): boolean =>
  Array.isArray(options) || typeof optionsFrom === 'string';

/**
 * What a field of a form may send: the ids of the records that it offers, and the values that are written. Undefined where
 * the collection is not there or too broken to tell.
 */
export function optionValues(
  { options, optionsFrom }: JsonObject,
  { records }: Pick<Site, 'records'>,
): string[] | undefined {
  const collection = asText(optionsFrom);
  const ids = records.get('collections')?.has(collection) ? records.get(collection) : undefined;
  if (optionsFrom !== undefined && !ids) return undefined;
  const written = Array.isArray(options) ? options : [];
  return [
    ...(ids ?? []),
    ...written.map((option) => (isObject(option) ? asText(option.value) : '')),
  ];
}
