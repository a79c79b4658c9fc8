import { format } from '../../../lib/format.ts';
import type { FieldOf, Kind } from '../../types.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { useConfigFormContext } from '../../ui/form-context.ts';
import { SelectControl } from '../../ui/select-control.tsx';
import { checkText, fault, textOf } from '../check.ts';
import { useChoice } from '../use-control.ts';

type SelectField = FieldOf<'select'>;

export const select: Kind<SelectField> = {
  Control: Select,
  check(field, context) {
    const chosen = textOf(context.values, field.name);
    return checkText(field, chosen, context, () =>
      field.options.some(({ value }) => value === chosen)
        ? undefined
        : fault('option', format(context.texts.notAnOption, { label: field.label })),
    );
  },
  sent: ({ name }, values) => textOf(values, name),
  shown: ({ name, options }, values) =>
    options.find(({ value }) => value === values[name])?.label ?? '',
  kept: 'draft',
};

function Select({ field }: { field: SelectField }) {
  const { texts } = useConfigFormContext();
  const { id, ref, registered } = useChoice(field);
  return (
    <FieldFrame field={field} id={id}>
      {(described) => (
        <SelectControl
          {...registered}
          inputRef={ref}
          id={id}
          inputProps={{ ...described, autoComplete: field.autocomplete }}
        >
          <option value="">{field.placeholder ?? texts.choose}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectControl>
      )}
    </FieldFrame>
  );
}
