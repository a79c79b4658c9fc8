import { useEffect, useState } from 'react';
import { pointerOf, segmentsOf } from '../../schema/pointers.ts';
import { childNode, isUnion } from '../../schema/schema-node.ts';
import { type FieldProps, useFocusRequest, useForm } from '../../state/form-context.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ProblemCount } from '../../ui/problem-count.tsx';
import { itemName } from '../../words/item-name.ts';
import { kindOfItem } from '../../words/kind-name.ts';
import { summaryOf } from '../../words/summary-of.ts';
import { AddItem } from './add-item.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemFields } from './item-fields.tsx';
import { Items } from './items.ts';
import { ListProblems } from './list-problems.tsx';
import { SortableItem, SortableList } from './sortable-item.tsx';
import { useItems } from './use-items.ts';

/** The items, one open at a time. */
export function ItemList(props: FieldProps) {
  const { node, pointer } = props;
  const form = useForm();
  const { items, keys, isFull, add, duplicate, remove, move } = useItems(props);
  const [open, setOpen] = useState<string>();
  const item = childNode(form.schemas, node, '0', []);
  const wanted = useFocusRequest(pointer);
  const at = wanted && segmentsOf(wanted.pointer)[segmentsOf(pointer).length];
  const wantedKey = at === undefined ? undefined : keys[Number(at)];
  if (wantedKey !== undefined && wantedKey !== open) setOpen(wantedKey);
  const openAt = open === undefined ? -1 : keys.indexOf(open);
  useEffect(() => {
    if (openAt >= 0) form.opened(pointer + pointerOf(openAt));
  }, [form, pointer, openAt]);
  if (!item) return null;
  const name = itemName(item);
  return (
    <>
      <ListProblems pointer={pointer} />
      {items.length > 0 && (
        <SortableList onMove={move}>
          <Items>
            {items.map((one, index) => {
              const key = keys[index] ?? String(index);
              return (
                <SortableItem key={key} id={key} index={index} name={`${name} ${index + 1}`}>
                  {(handle) => (
                    <Disclosure
                      before={handle}
                      kind={isUnion(item) ? kindOfItem(form, item, one) : undefined}
                      title={summaryOf(one) || `${name} ${index + 1}`}
                      count={<ProblemCount pointers={[pointer + pointerOf(index)]} />}
                      open={key === open}
                      onToggle={() => setOpen(key === open ? undefined : key)}
                      actions={
                        <ItemActions
                          name={`${name} ${index + 1}`}
                          isFirst={index === 0}
                          isLast={index === items.length - 1}
                          onUp={() => move(index, index - 1)}
                          onDown={() => move(index, index + 1)}
                          onDuplicate={() => duplicate(index)}
                          onRemove={() => remove(index)}
                        />
                      }
                    >
                      <ItemFields node={item} value={one} pointer={pointer + pointerOf(index)} />
                    </Disclosure>
                  )}
                </SortableItem>
              );
            })}
          </Items>
        </SortableList>
      )}
      <AddItem node={item} name={name} full={isFull} onAdd={add} />
    </>
  );
}
