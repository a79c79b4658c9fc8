import { idFrom } from '../../../../../lib/slug.ts';
import { isMap } from '../../../../shared/json-pointer.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';

/** Whether an id matches the pattern of the map's keys. */
export function isValidKey({ schema }: SchemaNode, id: string): boolean {
  const { pattern } = isMap(schema.propertyNames) ? schema.propertyNames : {};
  return id !== '' && (typeof pattern !== 'string' || new RegExp(pattern).test(id));
}

/** "Caso da Ação" -> "caso-da-acao"; with underscores if the map's keys need them. */
export const keyFromName = (text: string, node: SchemaNode): string =>
  idFrom(text).replaceAll('-', isValidKey(node, 'a-b') ? '-' : '_');
