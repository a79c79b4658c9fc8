import { useCallback, useMemo } from 'react';
import { takes } from '../../../../content/read/schema/nodes.ts';
import { getAtPointer, isMap, pointerOf, segmentsOf } from '../../../shared/json-pointer.ts';
import type { Json } from '../../../shared/protocol.ts';
import { useItemKeys } from '../../ui/item-keys.ts';
import { addedValue } from '../new-value/new-record-value.ts';
import { withUniqueNames } from '../new-value/new-value.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { type FieldProps, useForm } from '../state/form-context.ts';

const NONE: Json[] = [];

export function useItems({ node, value, pointer, required }: FieldProps) {
  const form = useForm();
  const maxItems = maxItemsOf(node);
  // A text in the place of a list of texts is its only item.
  const isOne = typeof value === 'string' && takes('string', node.schema);
  const one = useMemo(() => (isOne ? [value] : NONE), [isOne, value]);
  const items = Array.isArray(value) ? value : one;
  const keys = useItemKeys(items);

  const set = (next: Json[]) =>
    form.change(pointer, next.length === 0 && !required ? undefined : next);
  const insert = (index: number, item: Json) => {
    set(items.toSpliced(index, 0, withUniqueNames(item, items)));
    form.focus.request({ pointer: pointer + pointerOf(index) });
  };
  // Memoized, so that typing in one item does not render the others.
  const split = useCallback(
    (itemPointer: string, texts: string[]) => {
      const current = getAtPointer(form.value(), pointer.slice(form.pointer().length));
      const index = Number(segmentsOf(itemPointer).at(-1));
      const items = splitItem(current, { index, texts, maxItems });
      if (!items) return false;
      form.change(pointer, items);
      form.focus.request({ pointer: pointer + pointerOf(index + texts.length - 1) });
      return true;
    },
    [form, pointer, maxItems],
  );
  return {
    items,
    keys,
    pointerOf: (index: number) => (isOne ? pointer : pointer + pointerOf(index)),
    isFull: items.length >= maxItems,
    split,
    add(item: SchemaNode) {
      const added = addedValue(form.schemas, item, form.sources(), true);
      insert(newIndex(items, added), added);
    },
    duplicate: (index: number) => insert(index + 1, items[index] ?? null),
    remove: (index: number) => set(items.toSpliced(index, 1)),
    move(from: number, to: number) {
      const item = items[from];
      if (item === undefined || to < 0 || to >= items.length || from === to) return;
      set(items.toSpliced(from, 1).toSpliced(to, 0, item));
    },
  };
}

/** The fields at the end of a form, the last ones highest: consent, then checks against robots, then hidden ones. */
const RANKS: Record<string, number> = { checkbox: 1, honeypot: 2, captcha: 2, hidden: 3 };

const rankOf = (item: Json | undefined): number =>
  (isMap(item) && typeof item.type === 'string' && RANKS[item.type]) || 0;

/** Where a new item goes: at the end, but before what closes a form. */
export function newIndex(items: readonly Json[], added: Json): number {
  const last = items.findLastIndex((item) => rankOf(item) <= rankOf(added));
  return last + 1;
}

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
