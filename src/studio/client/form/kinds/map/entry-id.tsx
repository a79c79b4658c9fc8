import { useState } from 'react';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { TextAction } from '../../ui/controls.ts';
import { IdInput } from './id-input.tsx';
import { isValidKey } from './map-keys.ts';

interface Props {
  node: SchemaNode;
  id: string;
  taken(id: string): boolean;
  onRename(to: string): void;
}

/** The id of a record. It is renamed on request and not with each letter, because other files refer to it. */
export function EntryId({ node, id, taken, onRename }: Props) {
  const [typed, setTyped] = useState(id);
  const problem = idProblem(node, typed, typed !== id && taken(typed));
  const rename = () => problem === undefined && typed !== id && onRename(typed);
  return (
    <IdInput
      label="Identificador"
      help={
        problem ?? 'É por ele que outras partes do site o chamam; ao renomear, elas mudam junto.'
      }
      value={typed}
      spellCheck={false}
      aria-invalid={problem !== undefined}
      onChange={({ target }) => setTyped(target.value)}
      onEnter={rename}
    >
      {typed !== id && (
        <TextAction disabled={problem !== undefined} onClick={rename}>
          Renomear
        </TextAction>
      )}
    </IdInput>
  );
}

export function idProblem(node: SchemaNode, id: string, taken: boolean): string | undefined {
  if (taken) return 'Já existe um com este identificador.';
  if (isValidKey(node, id)) return undefined;
  return 'Comece por uma letra; só letras minúsculas sem acento, números e hífen.';
}
