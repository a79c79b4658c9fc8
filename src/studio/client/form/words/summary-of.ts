import type { Json } from '../../../shared/protocol.ts';
import { isMap } from '../schema/schema-node.ts';

/** What tells one item from its neighbours, the best first. */
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

/** A value in a few words, without Markdown; '' where it has none. */
export function summaryOf(value: Json | undefined): string {
  if (typeof value === 'string') return truncate(plainText(value));
  if (typeof value === 'number') return value.toLocaleString('pt-BR');
  if (Array.isArray(value)) return summaryOf(value[0]);
  if (!isMap(value)) return '';
  for (const key of SUMMARY_KEYS) {
    const told = value[key];
    if ((typeof told === 'string' && told !== '') || typeof told === 'number')
      return summaryOf(told);
  }
  for (const inner of Object.values(value)) {
    const told = typeof inner === 'object' ? summaryOf(inner) : '';
    if (told !== '') return told;
  }
  return '';
}

/** Of a text with Markdown, its letters. */
export const plainText = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /\\([!-/:-@[-`{-~\n])|\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)/g,
      '$1',
    )
    .replace(/\s+/g, ' ')
    .trim();

const truncate = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text;
