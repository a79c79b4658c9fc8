import { MARKS, withBullets } from '../../../../content/read/words/markup.ts';
import { readerLocale } from '../../../../words/locale.ts';
import { isMap } from '../../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../../shared/protocol.ts';
import { childNode, optionsOf, type SchemaFiles, type SchemaNode } from '../schema/schema-node.ts';

/** The properties that best tell an item from its neighbours, the best first. */
const SUMMARY_KEYS = [
  'title',
  'label',
  'name',
  'heading',
  'question',
  'client',
  'item',
  'family',
  'quote',
  'content',
  'value',
  'text',
  'from',
  'at',
  'rule',
  'src',
  'to',
];

const MAX_LENGTH = 80;

/** A value in a few words, without Markdown; '' if it has no text. */
export function summaryOf(value: Json | undefined): string {
  if (typeof value === 'string') return truncate(withoutMarkdown(value));
  if (typeof value === 'number') return value.toLocaleString(readerLocale());
  if (Array.isArray(value)) return summaryOf(value[0]);
  if (!isMap(value)) return '';
  const text = SUMMARY_KEYS.map((key) => value[key]).find(isText);
  if (text !== undefined) return summaryOf(text);
  const parts = Object.values(value).filter((part) => typeof part === 'object');
  return parts.map(summaryOf).find((summary) => summary !== '') ?? '';
}

/** A value with what choices are called in lists of them: “A abertura”, not “opening”. */
export function withChoicesNamed(schemas: SchemaFiles, node: SchemaNode, value: JsonMap): JsonMap {
  const named = (key: string, child: Json): Json => {
    const list = Array.isArray(child) ? childNode(schemas, node, key, value) : undefined;
    const item = list && childNode(schemas, list, '0', child);
    const options = item ? optionsOf(item) : [];
    if (options.length === 0 || !Array.isArray(child)) return child;
    const nameOf = (chosen: Json) => options.find((option) => option.value === chosen)?.name;
    return [child.map((chosen) => nameOf(chosen) ?? String(chosen)).join(' · ')];
  };
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, named(key, child)]));
}

const isText = (value: Json | undefined) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** A text without the signs of Markdown. */
export const withoutMarkdown = (text: string): string =>
  withBullets(text).replace(MARKS, '').replace(/\s+/g, ' ').trim();

const truncate = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text;
