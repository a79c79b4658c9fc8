import { useId } from 'react';
import type { Json } from '../../../../shared/protocol.ts';
import { branchesOf, isMap, type Place, tagOf } from '../../schema/places.ts';
import { useForm } from '../../state/form-context.ts';
import { Select } from '../../ui/controls.ts';
import { Stack } from '../../ui/stack.ts';
import { kindName } from '../../words/kind-name.ts';
import { ObjectFields } from '../group/object-fields.tsx';
import { switched } from './switched.ts';

interface Props {
  place: Place;
  value: Json | undefined;
  pointer: string;
  hidden?: readonly string[] | undefined;
}

/** What kind of its union a value is, to choose by name, and the fields of that kind. */
export function UnionFields({ place, value, pointer, hidden = [] }: Props) {
  const form = useForm();
  const id = useId();
  const tag = tagOf(place);
  const branches = branchesOf(form.schemas, place);
  const kind = isMap(value) ? value[tag] : undefined;
  const branch = branches.find((one) => one.value === kind);
  const choose = (wanted: string) => {
    const to = branches.find((one) => one.value === wanted);
    if (to) form.change(pointer, switched(form.schemas, branch, to, value, form.sources()));
  };
  return (
    <Stack>
      {!hidden.includes(tag) && (
        <label htmlFor={id}>
          Tipo
          <Select
            id={id}
            value={branch?.value ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            {!branch && (
              <option value="">{kind === undefined ? '—' : `${kind} (não existe)`}</option>
            )}
            {branches.map((one) => (
              <option key={one.value} value={one.value}>
                {kindName(one, form.blocks)}
              </option>
            ))}
          </Select>
        </label>
      )}
      {branch && (
        <ObjectFields
          key={branch.value}
          place={branch.place}
          value={value}
          pointer={pointer}
          hidden={[...hidden, tag]}
        />
      )}
    </Stack>
  );
}
