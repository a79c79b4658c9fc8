import type { Json } from '../../../../shared/protocol.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';

export const maxItemsOf = ({ schema }: SchemaNode): number =>
  typeof schema.maxItems === 'number' ? schema.maxItems : Infinity;

interface Split {
  index: number;
  texts: readonly string[];
  maxItems: number;
}

/** A list with several texts in place of an item; undefined if they do not fit. */
export const splitItem = (
  items: Json | undefined,
  { index, texts, maxItems }: Split,
): Json[] | undefined =>
  Array.isArray(items) && items.length - 1 + texts.length <= maxItems
    ? items.toSpliced(index, 1, ...texts)
    : undefined;
