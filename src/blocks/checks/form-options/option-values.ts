import type { Site } from '../../../content/read/site/site.ts';
import { asText, isObject, type JsonObject } from '../../../lib/json.ts';

/** Whether a field of a form offers options. */
export const isChoice = ({ options, optionsFrom }: JsonObject): boolean =>
  Array.isArray(options) || typeof optionsFrom === 'string';

/** What a field of a form may send: the ids of the records that it offers, and the values that are written. */
export const optionValues = (
  { options, optionsFrom }: JsonObject,
  { records }: Pick<Site, 'records'>,
): string[] => [
  ...(records.get(asText(optionsFrom)) ?? []),
  ...(Array.isArray(options) ? options : []).map((option) =>
    isObject(option) ? asText(option.value) : '',
  ),
];
