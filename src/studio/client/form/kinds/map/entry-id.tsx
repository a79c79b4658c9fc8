import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { palette } from '../../../ui/palette.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { TextAction, TextInput } from '../../ui/controls.ts';
import { isValidKey } from './map-keys.ts';

export const IdRow = styled('div')({
  display: 'grid',
  gap: 3,
  marginBottom: 14,
  fontSize: 13,
  '& > div': { display: 'flex', gap: 6 },
  '& > label': { fontWeight: 500 },
  '& > small': { fontSize: 12, color: palette.text.secondary },
});

interface Props {
  node: SchemaNode;
  id: string;
  taken(id: string): boolean;
  onRename(to: string): void;
}

/** The id of a record. It is renamed on request and not with each letter, because other files refer to it. */
export function EntryId({ node, id, taken, onRename }: Props) {
  const field = useId();
  const [typed, setTyped] = useState(id);
  const wrong = idProblem(node, typed, typed !== id && taken(typed));
  const rename = () => wrong === undefined && typed !== id && onRename(typed);
  return (
    <IdRow>
      <label htmlFor={field}>Identificador</label>
      <div>
        <TextInput
          id={field}
          value={typed}
          spellCheck={false}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${field}-help`}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && rename()}
        />
        {typed !== id && (
          <TextAction disabled={wrong !== undefined} onClick={rename}>
            Renomear
          </TextAction>
        )}
      </div>
      <small id={`${field}-help`}>
        {wrong ?? 'É por ele que outras partes do site o chamam; ao renomear, elas mudam junto.'}
      </small>
    </IdRow>
  );
}

export function idProblem(node: SchemaNode, id: string, taken: boolean): string | undefined {
  if (taken) return 'Já existe um com este identificador.';
  if (isValidKey(node, id)) return undefined;
  return 'Comece por uma letra; só letras minúsculas sem acento, números e hífen.';
}
