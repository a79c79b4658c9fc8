import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { pointerOf, segmentsOf } from '../../../shared/json-pointer.ts';
import { palette } from '../../ui/elements.ts';
import { childNode, isUnion } from '../schema/schema-node.ts';
import {
  type FieldProps,
  type NodeProps,
  useFocusOnRequest,
  useFocusRequest,
  useForm,
} from '../state/form-context.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { FieldPart } from '../ui/part.tsx';
import { ProblemCount } from '../ui/problems.tsx';
import { kindOfItem } from '../words/labels.ts';
import { summaryOf } from '../words/summary-of.ts';
import { EditableList, Items } from './editable-list.tsx';
import { useItems } from './use-items.ts';

/** A list of objects, of which at most one is open. */
export const ListField = (props: FieldProps) => (
  <FieldPart {...props} alwaysOpen>
    <ItemList {...props} />
  </FieldPart>
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

export function ItemFields(props: NodeProps) {
  const { Fields } = useForm();
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRequest(box, props.pointer, true);
  return (
    <div ref={box}>
      <Fields {...props} />
    </div>
  );
}

const TextRows = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  margin: 0,
  padding: 0,
});

const TextRow = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  '& > button': { height: 30 },
  '& > div:first-of-type': { flex: 1, minWidth: 0 },
  // Floats over what follows, so that the layout does not move.
  '& > [data-quiet]': {
    position: 'absolute',
    top: '100%',
    right: 0,
    zIndex: 2,
    border: `1px solid ${palette.divider}`,
    borderRadius: 4,
    background: palette.background.paper,
  },
  '&:not(:focus-within) > [data-quiet]': { opacity: 0, pointerEvents: 'none' },
});

/** A list of texts, or of other one-line fields, all of them visible. */
export function TextsField(props: FieldProps) {
  const { node, pointer } = props;
  const { schemas, Field } = useForm();
  const list = useItems(props);
  const item = childNode(schemas, node, '0', []);
  if (!item) return null;
  return (
    <FieldPart {...props} alwaysOpen>
      <EditableList list={list} item={item} pointer={pointer} Items={TextRows}>
        {({ value, name, dragHandle, actions, pointer: itemPointer }) => (
          <TextRow>
            {dragHandle}
            <div>
              <Field
                node={item}
                value={value}
                pointer={itemPointer}
                label={name}
                required
                hideLabel
                split={list.split}
              />
            </div>
            {actions}
          </TextRow>
        )}
      </EditableList>
    </FieldPart>
  );
}
