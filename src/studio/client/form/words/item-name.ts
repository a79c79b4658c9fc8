import type { SchemaNode } from '../schema/schema-node.ts';
import { firstSentence } from './help-text.ts';

/** What an item is called in a sentence: "cartão", from the description "Um cartão.". */
export function itemName(item: SchemaNode | undefined): string {
  if (!item) return 'item';
  const [, words = ''] = /^Uma? ([^.:;,(]+)/.exec(firstSentence(item.description ?? '')) ?? [];
  const [first = '', second, third] = words.trim().split(/\s+/);
  if (first === '') return item.title?.toLowerCase() ?? 'item';
  return second !== undefined && third === undefined ? `${first} ${second}` : first;
}
