import Add from '@mui/icons-material/AddOutlined';
import { useState } from 'react';
import { isMap } from '../../../../shared/json-pointer.ts';
import type { Json } from '../../../../shared/protocol.ts';
import { newValue } from '../../new-value/new-value.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { useForm } from '../../state/form-context.ts';
import { TextAction } from '../../ui/controls.ts';
import { idProblem } from './entry-id.tsx';
import { IdInput } from './id-input.tsx';
import { keyFromName } from './map-keys.ts';

interface Props {
  node: SchemaNode;
  entry: SchemaNode;
  taken(id: string): boolean;
  onAdd(id: string, value: Json): void;
}

/** Adds a record with a name, from which its id is derived. */
export function AddEntry({ node, entry, taken, onAdd }: Props) {
  const { schemas, sources } = useForm();
  const [name, setName] = useState('');
  const id = keyFromName(name, node);
  const problem = name === '' ? undefined : idProblem(node, id, taken(id));
  const ready = name !== '' && problem === undefined;
  const add = () => {
    if (!ready) return;
    onAdd(id, withName(name.trim(), newValue(schemas, entry, sources())));
    setName('');
  };
  return (
    <IdInput
      label="Novo registro"
      help={problem ?? (ready ? `Identificador: ${id}` : '')}
      value={name}
      placeholder="Nome"
      onChange={({ target }) => setName(target.value)}
      onEnter={add}
    >
      <TextAction disabled={!ready} onClick={add}>
        <Add aria-hidden />
        Acrescentar
      </TextAction>
    </IdInput>
  );
}

/** Puts the name into the record, if it has a property for it. */
function withName(name: string, value: Json): Json {
  if (!isMap(value)) return value;
  const key = ['name', 'title', 'client'].find((candidate) => typeof value[candidate] === 'string');
  return key === undefined ? value : { ...value, [key]: name };
}
