import type { StudioRecord } from '../../../../shared/protocol.ts';
import { type FieldProps, useForm, useSources } from '../../state/form-context.ts';
import { Select } from '../../ui/controls.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';

const NONE: StudioRecord[] = [];

/** Something of the site that has an id: a form, a notice, an entry of a collection. */
export function RecordField(props: FieldProps) {
  const { records } = useSources();
  const kind = String(props.node.schema.refersTo);
  return <RecordSelect {...props} options={records[kind] ?? NONE} />;
}

interface Props extends FieldProps {
  options: readonly StudioRecord[];
}

/** One of a list by its title; what is there and not in the list is told, and stays. */
export function RecordSelect({ options, ...props }: Props) {
  const { value, pointer, required } = props;
  const { change } = useForm();
  const known = options.some(({ id }) => id === value);
  const chosen = typeof value === 'string' ? value : '';
  return (
    <FieldFrame {...props}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target }) =>
            change(pointer, target.value === '' && !required ? undefined : target.value)
          }
        >
          {(!required || chosen === '') && <option value="">—</option>}
          {!known && chosen !== '' && <option value={chosen}>{`${chosen} (não existe)`}</option>}
          {optionsOf(options.filter(({ group }) => !group))}
          {[...new Set(options.flatMap(({ group }) => group ?? []))].map((name) => (
            <optgroup key={name} label={name}>
              {optionsOf(options.filter(({ group }) => group === name))}
            </optgroup>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

const optionsOf = (records: readonly StudioRecord[]) =>
  records.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
