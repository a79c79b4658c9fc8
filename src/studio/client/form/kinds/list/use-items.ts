import { useCallback } from 'react';
import { getAtPointer } from '../../../../shared/json-pointer.ts';
import type { Json } from '../../../../shared/protocol.ts';
import { useItemKeys } from '../../../ui/item-keys.ts';
import { newValue, withUniqueNames } from '../../new-value/new-value.ts';
import { pointerOf, segmentsOf } from '../../schema/pointers.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { type FieldProps, useForm } from '../../state/form-context.ts';
import { newIndex } from './new-index.ts';
import { maxItemsOf, splitItem } from './split-item.ts';

const NONE: Json[] = [];

export function useItems({ node, value, pointer, required }: FieldProps) {
  const form = useForm();
  const maxItems = maxItemsOf(node);
  const items = Array.isArray(value) ? value : NONE;
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
    isFull: items.length >= maxItems,
    split,
    add(item: SchemaNode) {
      const added = newValue(form.schemas, item, form.sources());
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
