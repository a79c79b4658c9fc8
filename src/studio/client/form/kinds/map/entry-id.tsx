import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { Place } from '../../schema/places.ts';
import { TextAction, TextInput } from '../../ui/controls.ts';
import { fitsKeys } from './ids.ts';

export const IdRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 3,
  marginBottom: 14,
  fontSize: 13,
  '& > div': { display: 'flex', gap: 6 },
  '& > label': { fontWeight: 500 },
  '& > small': { fontSize: 12, color: (theme.vars ?? theme).palette.text.secondary },
}));

interface Props {
  place: Place;
  id: string;
  taken(id: string): boolean;
  onRename(to: string): void;
}

/** The id of a record. It changes when that is asked for, and not with each letter: others name it. */
export function EntryId({ place, id, taken, onRename }: Props) {
  const field = useId();
  const [typed, setTyped] = useState(id);
  const wrong = idProblem(place, typed, typed !== id && taken(typed));
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
          <TextAction type="button" disabled={wrong !== undefined} onClick={rename}>
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

export function idProblem(place: Place, id: string, taken: boolean): string | undefined {
  if (taken) return 'Já existe um com este identificador.';
  if (fitsKeys(place, id)) return undefined;
  return 'Comece por uma letra; só letras minúsculas sem acento, números e hífen.';
}
