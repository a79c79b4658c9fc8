import { useEffect, useState } from 'react';
import { pointerOf, segmentsOf } from '../../schema/pointers.ts';
import { childNode, isUnion } from '../../schema/schema-node.ts';
import { type FieldProps, useFocusRequest, useForm } from '../../state/form-context.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Part } from '../../ui/part.tsx';
import { ProblemCount } from '../../ui/problem-count.tsx';
import { kindOfItem } from '../../words/kind-name.ts';
import { summaryOf } from '../../words/summary-of.ts';
import { EditableList } from './editable-list.tsx';
import { ItemFields } from './item-fields.tsx';
import { Items } from './items.ts';
import { useItems } from './use-items.ts';

/** A list of objects, of which at most one is open. */
export const ListField = (props: FieldProps) => (
  <Part {...props} alwaysOpen>
    <ItemList {...props} />
  </Part>
);

function ItemList(props: FieldProps) {
  const { node, pointer } = props;
  const form = useForm();
  const list = useItems(props);
  const [openKey, setOpenKey] = useState<string>();
  const item = childNode(form.schemas, node, '0', []);
  const request = useFocusRequest(pointer);
  const requestedIndex = request && segmentsOf(request.pointer)[segmentsOf(pointer).length];
  const requestedKey = requestedIndex === undefined ? undefined : list.keys[Number(requestedIndex)];
  if (requestedKey !== undefined && requestedKey !== openKey) setOpenKey(requestedKey);
  const openIndex = openKey === undefined ? -1 : list.keys.indexOf(openKey);
  useEffect(() => {
    if (openIndex >= 0) form.opened(pointer + pointerOf(openIndex));
  }, [form, pointer, openIndex]);
  if (!item) return null;
  return (
    <EditableList list={list} item={item} pointer={pointer} Items={Items} canDuplicate>
      {({ value, key, name, dragHandle, actions, pointer: itemPointer }) => (
        <Disclosure
          before={dragHandle}
          kind={isUnion(item) ? kindOfItem(form.schemas, item, value) : undefined}
          title={summaryOf(value) || name}
          count={<ProblemCount pointers={[itemPointer]} />}
          open={key === openKey}
          onToggle={() => setOpenKey(key === openKey ? undefined : key)}
          actions={actions}
        >
          <ItemFields node={item} value={value} pointer={itemPointer} />
        </Disclosure>
      )}
    </EditableList>
  );
}
