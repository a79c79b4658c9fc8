import { useEffect, useState } from 'react';
import { isMap } from '../../../../shared/json-pointer.ts';
import type { Json } from '../../../../shared/protocol.ts';
import { kindOf } from '../../schema/kind-of.ts';
import { pointerOf, segmentsOf } from '../../schema/pointers.ts';
import { childNode } from '../../schema/schema-node.ts';
import {
  type FieldProps,
  type NodeProps,
  useFocusRequest,
  useForm,
} from '../../state/form-context.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Part } from '../../ui/part.tsx';
import { ProblemCount } from '../../ui/problem-count.tsx';
import { RemovePart } from '../../ui/remove-part.tsx';
import { summaryOf } from '../../words/summary-of.ts';
import { ItemFields } from '../list/item-fields.tsx';
import { Items } from '../list/items.ts';
import { AddEntry } from './add-entry.tsx';
import { EntryId } from './entry-id.tsx';

export function MapField(props: FieldProps) {
  return (
    <Part {...props} alwaysOpen={false}>
      <EntryList node={props.node} value={props.value} pointer={props.pointer} />
    </Part>
  );
}

const markOf = (record: Json): string | undefined =>
  isMap(record) && record.draft === true ? 'rascunho' : undefined;

/** The records of a map, of which at most one is open. */
export function EntryList({ node, value, pointer }: NodeProps) {
  const form = useForm();
  const entries = isMap(value) ? value : {};
  const [open, setOpen] = useState<string>();
  const request = useFocusRequest(pointer);
  const requestedId = request && segmentsOf(request.pointer)[segmentsOf(pointer).length];
  if (requestedId !== undefined && requestedId in entries && requestedId !== open)
    setOpen(requestedId);
  useEffect(() => {
    if (open !== undefined) form.opened(pointer + pointerOf(open));
  }, [form, pointer, open]);
  const entry = childNode(form.schemas, node, '', {});
  if (!entry) return null;
  const texts = kindOf(form.schemas, entry) === 'text';
  const rename = async (from: string, to: string) => {
    if (await form.rename(pointer, from, to)) setOpen(to);
  };
  return (
    <>
      <Items>
        {Object.entries(entries).map(([id, record]) => {
          const own = pointer + pointerOf(id);
          return (
            <li key={id}>
              <Disclosure
                title={texts ? id : summaryOf(record) || id}
                summary={texts ? summaryOf(record) : markOf(record)}
                count={<ProblemCount pointers={[own]} />}
                open={id === open}
                onToggle={() => setOpen(id === open ? undefined : id)}
                actions={<RemovePart name={id} onRemove={() => form.removeEntry(pointer, id)} />}
              >
                <EntryId
                  node={node}
                  id={id}
                  taken={(name) => name in entries}
                  onRename={(to) => void rename(id, to)}
                />
                <ItemFields node={entry} value={record} pointer={own} />
              </Disclosure>
            </li>
          );
        })}
      </Items>
      <AddEntry
        node={node}
        entry={entry}
        taken={(name) => name in entries}
        onAdd={(id, added) => {
          form.change(pointer + pointerOf(id), added);
          form.focus.request({ pointer: pointer + pointerOf(id) });
        }}
      />
    </>
  );
}
