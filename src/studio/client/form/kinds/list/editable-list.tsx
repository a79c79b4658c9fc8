import type { ElementType, ReactNode } from 'react';
import type { Json } from '../../../../shared/protocol.ts';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { pointerOf } from '../../schema/pointers.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { itemName } from '../../words/item-name.ts';
import { AddItem } from './add-item.tsx';
import { ItemActions } from './item-actions.tsx';
import { ListProblems } from './list-problems.tsx';
import { SortableItem } from './sortable-item.tsx';
import type { useItems } from './use-items.ts';

interface Item {
  value: Json;
  key: string;
  pointer: string;
  /** "cartão 2" */
  name: string;
  dragHandle: ReactNode;
  actions: ReactNode;
}

interface Props {
  list: ReturnType<typeof useItems>;
  item: SchemaNode;
  pointer: string;
  Items: ElementType;
  canDuplicate?: boolean;
  children(item: Item): ReactNode;
}

/** A list whose items can be dragged, moved, removed and added; `children` renders one of them. */
export function EditableList(props: Props) {
  const { list, item, pointer, Items, canDuplicate = false, children } = props;
  const { items, keys, isFull, add, duplicate, remove, move } = list;
  return (
    <>
      <ListProblems pointer={pointer} />
      {items.length > 0 && (
        <SortableList onMove={move}>
          <Items>
            {items.map((value, index) => {
              const key = keys[index] ?? String(index);
              const name = `${itemName(item)} ${index + 1}`;
              const actions = (
                <ItemActions
                  name={name}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onUp={() => move(index, index - 1)}
                  onDown={() => move(index, index + 1)}
                  onDuplicate={canDuplicate ? () => duplicate(index) : undefined}
                  onRemove={() => remove(index)}
                />
              );
              const own = { value, key, name, actions, pointer: pointer + pointerOf(index) };
              return (
                <SortableItem key={key} id={key} index={index} name={name}>
                  {(dragHandle) => children({ ...own, dragHandle })}
                </SortableItem>
              );
            })}
          </Items>
        </SortableList>
      )}
      <AddItem node={item} name={itemName(item)} full={isFull} onAdd={add} />
    </>
  );
}
