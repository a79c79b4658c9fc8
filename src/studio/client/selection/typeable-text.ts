import type { Json, StudioFile } from '../../shared/protocol.ts';
import { maxItemsOf } from '../form/kinds/use-items.ts';
import { fieldKind } from '../form/schema/kind-of.ts';
import {
  narrowToBranch,
  pathTo,
  requiredOf,
  rootNode,
  type SchemaFiles,
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
  schemas: SchemaFiles,
  file: StudioFile,
  value: Json | undefined,
  pointer: string,
): TypeableText | undefined {
  const root = rootNode(schemas, file.schema);
  const { key, parent, parentValue, node } = pathTo(schemas, root, value, pointer).at(-1) ?? {};
  const kind = node && fieldKind(schemas, node);
  const isText = kind === 'text' || kind === 'rich-text';
  if (key === undefined || !parent || !node || !isText) return undefined;
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
