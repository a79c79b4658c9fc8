import { childOf } from '../../shared/json-pointer.ts';
import type { Json, StudioFile } from '../../shared/protocol.ts';
import { maxItemsOf } from '../form/kinds/use-items.ts';
import { kindOf } from '../form/schema/kind-of.ts';
import { segmentsOf } from '../form/schema/pointers.ts';
import {
  childNode,
  narrowToBranch,
  requiredOf,
  rootNode,
  type SchemaNode,
  type Schemas,
} from '../form/schema/schema-node.ts';
import { itemName, labelOf } from '../form/words/labels.ts';

/** A text that can be typed on the page. */
export interface TypeableText {
  file: StudioFile;
  pointer: string;
  label: string;
  isRich: boolean;
  mayHaveLists: boolean;
  /** Whether the text stays in the file when it is emptied. */
  isRequired: boolean;
  maxLength: number;
  /** Of the list that the text is an item of; undefined if it is none. */
  maxItems: number | undefined;
}

/** Undefined if the field is no text, such as a date or a link. */
export function typeableText(
  schemas: Schemas,
  file: StudioFile,
  value: Json | undefined,
  pointer: string,
): TypeableText | undefined {
  let parent: SchemaNode | undefined;
  let node: SchemaNode | undefined = rootNode(schemas, file.schema);
  let parentValue: Json | undefined;
  let current = value;
  const keys = segmentsOf(pointer);
  for (const key of keys) {
    [parent, parentValue] = [node, current];
    node = node && childNode(schemas, node, key, current);
    current = childOf(current, key);
  }
  const kind = node && kindOf(schemas, node);
  if (!node || !parent || (kind !== 'text' && kind !== 'rich-text')) return undefined;
  const key = keys.at(-1) ?? '';
  const branch = narrowToBranch(schemas, parent, parentValue);
  const isItem = Array.isArray(parentValue);
  return {
    file,
    pointer,
    label: isItem ? `${itemName(node)} ${Number(key) + 1}` : labelOf(schemas, branch, key),
    isRich: kind === 'rich-text',
    mayHaveLists: node.schema.lists === true,
    isRequired: isItem || requiredOf(branch).includes(key),
    maxLength: Number(node.schema.maxLength ?? 0),
    maxItems: isItem ? maxItemsOf(parent) : undefined,
  };
}
