import { missing } from '../../../forms/kit/check.ts';
import { Checkbox } from '../../../forms/kit/control.ts';
import { FieldFrame } from '../../../forms/kit/field-frame.tsx';
import type { FieldOf, Kind } from '../../../forms/kit/types.ts';
import { useChoice } from '../../../forms/kit/use-control.tsx';

type CheckboxField = FieldOf<'checkbox'>;

export const checkbox: Kind<CheckboxField> = {
  Control: Box,
  check: (field, { values, texts }) =>
    values[field.name] ? undefined : missing(field, texts.requiredChoice),
  sent: (field, values) =>
    values[field.name] ? (field.checkedValue ?? DEFAULT) : field.uncheckedValue,
  // A sign, as a word would be one more message on every page with a form.
  shown: ({ name }, values) => (values[name] ? '✓' : '✗'),
  kept: 'queue', // consent has to be given each time
  // react-hook-form's value of a checkbox is false, or its `value`.
  own: ({ name }, values) => (values[name] ? { [name]: String(values[name]) } : {}),
};

const DEFAULT = '1';

function Box({ field }: { field: CheckboxField }) {
  const { id, ref, registered } = useChoice(field);
  return (
    <FieldFrame field={field} id={id} layout="beside">
      {(described) => (
        <Checkbox
          {...registered}
          {...described}
          ref={ref}
          type="checkbox"
          id={id}
          value={field.checkedValue ?? DEFAULT}
        />
      )}
    </FieldFrame>
  );
}
