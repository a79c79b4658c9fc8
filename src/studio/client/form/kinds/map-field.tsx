import Add from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { idFrom } from '../../../../lib/slug.ts';
import { t } from '../../../../words/reader.ts';
import { isMap, pointerOf, segmentsOf } from '../../../shared/json-pointer.ts';
import type { Json } from '../../../shared/protocol.ts';
import { palette } from '../../ui/elements.ts';
import { addedValue, withName } from '../new-value/new-record-value.ts';
import { fieldKind } from '../schema/kind-of.ts';
import { childNode, type SchemaNode } from '../schema/schema-node.ts';
import { type NodeProps, useFocusRequest, useForm } from '../state/form-context.ts';
import { RemovePart, TextAction, TextInput } from '../ui/controls.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ProblemCount } from '../ui/problems.tsx';
import { summaryOf } from '../words/summary-of.ts';
import { Items } from './editable-list.tsx';
import { ItemFields } from './list-field.tsx';

const markOf = (record: Json): string | undefined =>
  isMap(record) && record.draft === true ? t('studio/form:draft') : undefined;

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
  const texts = fieldKind(form.schemas, entry) === 'text';
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

interface EntryIdProps {
  node: SchemaNode;
  id: string;
  taken(id: string): boolean;
  onRename(to: string): void;
}

/** The id of a record. It is renamed on request and not with each letter, because other files refer to it. */
function EntryId({ node, id, taken, onRename }: EntryIdProps) {
  const [typed, setTyped] = useState(id);
  const problem = idProblem(node, typed, typed !== id && taken(typed));
  const rename = () => problem === undefined && typed !== id && onRename(typed);
  return (
    <IdInput
      label={t('studio/form:id')}
      help={problem ?? t('studio/form:id-help')}
      dir="ltr"
      value={typed}
      spellCheck={false}
      aria-invalid={problem !== undefined}
      onChange={({ target }) => setTyped(target.value)}
      onEnter={rename}
    >
      {typed !== id && (
        <TextAction disabled={problem !== undefined} onClick={rename}>
          {t('studio/form:rename')}
        </TextAction>
      )}
    </IdInput>
  );
}

function idProblem(node: SchemaNode, id: string, taken: boolean): string | undefined {
  if (taken) return t('studio/form:id-taken');
  if (isValidKey(node, id)) return undefined;
  return t('studio/form:id-form');
}

interface AddEntryProps {
  node: SchemaNode;
  entry: SchemaNode;
  taken(id: string): boolean;
  onAdd(id: string, value: Json): void;
}

/** Adds a record with a name, from which its id is derived. */
function AddEntry({ node, entry, taken, onAdd }: AddEntryProps) {
  const { schemas, sources } = useForm();
  const [name, setName] = useState('');
  const id = keyFromName(name, node);
  const problem = name === '' ? undefined : idProblem(node, id, taken(id));
  const ready = name !== '' && problem === undefined;
  const add = () => {
    if (!ready) return;
    onAdd(id, withName(name.trim(), addedValue(schemas, entry, sources())));
    setName('');
  };
  return (
    <IdInput
      label={t('studio/form:new-record')}
      help={problem ?? (ready ? t('studio/form:new-id', { id }) : '')}
      value={name}
      placeholder={t('studio/form:name')}
      onChange={({ target }) => setName(target.value)}
      onEnter={add}
    >
      <TextAction disabled={!ready} onClick={add}>
        <Add aria-hidden />
        {t('studio/form:add-record')}
      </TextAction>
    </IdInput>
  );
}

const IdBox = styled('div')({
  display: 'grid',
  gap: 3,
  marginBottom: 14,
  fontSize: 13,
  '& > div': { display: 'flex', gap: 6 },
  '& > label': { fontWeight: 500 },
  '& > small': { fontSize: 12, color: palette.text.secondary },
});

interface IdInputProps extends ComponentProps<typeof TextInput> {
  label: string;
  help: string;
  onEnter(): void;
  children: ReactNode;
}

function IdInput({ label, help, onEnter, children, ...input }: IdInputProps) {
  const id = useId();
  return (
    <IdBox>
      <label htmlFor={id}>{label}</label>
      <div>
        <TextInput
          {...input}
          id={id}
          aria-describedby={`${id}-help`}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        />
        {children}
      </div>
      <small id={`${id}-help`}>{help}</small>
    </IdBox>
  );
}

/** Whether an id matches the pattern of the map's keys. */
function isValidKey({ schema }: SchemaNode, id: string): boolean {
  const { pattern } = isMap(schema.propertyNames) ? schema.propertyNames : {};
  return id !== '' && (typeof pattern !== 'string' || new RegExp(pattern).test(id));
}

/** "Caso da Ação" -> "caso-da-acao"; with underscores if the map's keys need them. */
const keyFromName = (text: string, node: SchemaNode): string =>
  idFrom(text).replaceAll('-', isValidKey(node, 'a-b') ? '-' : '_');
