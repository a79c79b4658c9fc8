import { SYNONYMS } from '../../../../content/read/words/synonyms.ts';
import { childNode, type SchemaNode, type Schemas } from '../schema/schema-node.ts';

export function labelOf(schemas: Schemas, node: SchemaNode, key: string): string {
  const child = childNode(schemas, node, key);
  return child?.title ?? nameOf('fields', key);
}

export function nameOf(vocabulary: 'fields' | 'types' | 'values', name: string): string {
  const [word = name] = SYNONYMS[vocabulary][name] ?? [];
  return capital(word);
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
