import { withoutAccents } from '../../../../../lib/fold.ts';
import { isMap, type SchemaNode } from '../../schema/schema-node.ts';

/** Whether an id matches the pattern of the map's keys. */
export function isValidKey({ schema }: SchemaNode, id: string): boolean {
  const { pattern } = isMap(schema.propertyNames) ? schema.propertyNames : {};
  return id !== '' && (typeof pattern !== 'string' || new RegExp(pattern).test(id));
}

/** "Caso da Ação" -> "caso-da-acao"; with underscores if the map's keys need them. */
export function keyFromName(text: string, node: SchemaNode): string {
  const joint = isValidKey(node, 'a-b') ? '-' : '_';
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, joint)
    .replace(/^[^a-z]+|[-_]+$/g, '');
}
