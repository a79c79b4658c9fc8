import { SYNONYMS } from '../../../../content/words/synonyms.ts';
import { childNode, type SchemaNode, type Schemas } from '../schema/schema-node.ts';

/** The label of a property: its title in the schema, or a Portuguese synonym of the key. */
export function labelOf(schemas: Schemas, node: SchemaNode, key: string): string {
  const child = childNode(schemas, node, key);
  return child?.title ?? nameOf('fields', key);
}

export function nameOf(vocabulary: 'fields' | 'types' | 'values', name: string): string {
  const [word = name] = SYNONYMS[vocabulary][name] ?? [];
  return capital(word);
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
