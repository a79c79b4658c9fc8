import { withoutAccents } from '../../../../../lib/fold.ts';
import { isMap, type SchemaNode } from '../../schema/schema-node.ts';

/** Whether an id has the form that a map asks of its keys. */
export function isValidKey({ schema }: SchemaNode, id: string): boolean {
  const { pattern } = isMap(schema.propertyNames) ? schema.propertyNames : {};
  return id !== '' && (typeof pattern !== 'string' || new RegExp(pattern).test(id));
}

/** "Caso da Ação" -> "caso-da-acao"; with `_` where the map's keys have that. */
export function keyFromName(text: string, node: SchemaNode): string {
  const joint = isValidKey(node, 'a-b') ? '-' : '_';
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, joint)
    .replace(/^[^a-z]+|[-_]+$/g, '');
}
