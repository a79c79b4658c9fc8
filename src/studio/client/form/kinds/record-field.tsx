import { t } from '../../../../words/reader.ts';
import type { StudioRecord } from '../../../shared/protocol.ts';
import { type FieldProps, useChange, useSources } from '../state/form-context.ts';
import { Select } from '../ui/controls.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';

const NONE: StudioRecord[] = [];

/** A reference to a form, a notice or an entry of a collection. */
export function RecordField(props: FieldProps) {
  const { records } = useSources();
  const kind = String(props.node.schema.refersTo);
  return <RecordSelect {...props} options={records[kind] ?? NONE} />;
}

interface Props extends FieldProps {
  options: readonly StudioRecord[];
}

/** Chooses a record by its title. An id that does not exist stays, marked as such. */
function RecordSelect({ options, ...props }: Props) {
  const { value, required } = props;
  const change = useChange(props);
  const exists = options.some(({ id }) => id === value);
  const chosen = typeof value === 'string' ? value : '';
  return (
    <FieldFrame {...props}>
      {(control) => (
        <Select {...control} value={chosen} onChange={({ target }) => change(target.value)}>
          {(!required || chosen === '') && <option value="">—</option>}
          {!exists && chosen !== '' && (
            <option value={chosen}>{t('studio/form:missing-choice', { value: chosen })}</option>
          )}
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

export function FileField(props: FieldProps) {
  const { files } = useSources();
  const paths = files[String(props.node.schema.refersTo)] ?? [];
  const ending = /\b(webm|mp4|vtt)\b/.exec(
    props.pointer.slice(props.pointer.lastIndexOf('/')),
  )?.[1];
  const fitting = ending ? paths.filter((path) => path.endsWith(ending)) : paths;
  return <RecordSelect {...props} options={fitting.map((path) => ({ id: path, title: path }))} />;
}
