import { useCallback, useState } from 'react';
import { getAtPointer } from '../../../../shared/json-pointer.ts';
import type { Json } from '../../../../shared/protocol.ts';
import { newValue, withUniqueNames } from '../../new-value/new-value.ts';
import { assignKeys, carryKeys } from '../../schema/item-keys.ts';
import { pointerOf, segmentsOf } from '../../schema/pointers.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { type FieldProps, useForm } from '../../state/form-context.ts';

const NONE: Json[] = [];

/** The items of a list with keys of their own, and all that can be done to them. */
export function useItems({ node, value, pointer, required }: FieldProps) {
  const form = useForm();
  const { schema } = node;
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Infinity;
  const items = Array.isArray(value) ? value : NONE;
  const [before, setBefore] = useState(() => assignKeys(items));
  const now = carryKeys(before, items);
  if (now !== before) setBefore(now);

  const set = (next: Json[]) =>
    form.change(pointer, next.length === 0 && !required ? undefined : next);
  const show = (at: number) => form.focus.request({ pointer: pointer + pointerOf(at) });
  const insert = (at: number, item: Json) => {
    set(items.toSpliced(at, 0, withUniqueNames(item, items)));
    show(at);
  };
  // The same while its list is, so that no item renders for another.
  const split = useCallback(
    (at: string, texts: string[]) => {
      const now = getAtPointer(form.value(), pointer.slice(form.pointer.length));
      if (!Array.isArray(now) || now.length - 1 + texts.length > most) return false;
      const index = Number(segmentsOf(at).at(-1));
      form.change(pointer, now.toSpliced(index, 1, ...texts));
      form.focus.request({ pointer: pointer + pointerOf(index + texts.length - 1) });
      return true;
    },
    [form, pointer, most],
  );
  return {
    items,
    keys: now.keys,
    isFull: items.length >= most,
    split,
    add: (item: SchemaNode) => insert(items.length, newValue(form.schemas, item, form.sources())),
    duplicate: (at: number) => insert(at + 1, items[at] ?? null),
    remove: (at: number) => set(items.toSpliced(at, 1)),
    move(from: number, to: number) {
      const item = items[from];
      if (item === undefined || to < 0 || to >= items.length || from === to) return;
      set(items.toSpliced(from, 1).toSpliced(to, 0, item));
    },
  };
}
