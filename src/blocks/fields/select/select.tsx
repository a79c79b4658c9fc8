import { checkText, fault, textValue } from '../../../forms/kit/check.ts';
import { FieldFrame } from '../../../forms/kit/field-frame.tsx';
import { useConfigFormContext } from '../../../forms/kit/form-context.ts';
import { SelectControl } from '../../../forms/kit/select-control.tsx';
import type { FieldOf, Kind } from '../../../forms/kit/types.ts';
import { useChoice } from '../../../forms/kit/use-control.tsx';
import { format } from '../../../lib/format-in-page.ts';

type SelectField = FieldOf<'select'>;

export const select: Kind<SelectField> = {
  Control: Select,
  check(field, context) {
    const chosen = textValue(context.values, field.name);
    return checkText(field, chosen, context, () =>
      field.options?.some(({ value }) => value === chosen)
        ? undefined
        : fault('option', format(context.texts.notAnOption, { label: field.label })),
    );
  },
  sent: ({ name }, values) => textValue(values, name),
  shown: ({ name, options = [] }, values) =>
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
          defaultValue={field.chosen}
          inputProps={{ ...described, autoComplete: field.autocomplete }}
        >
          <option value="">{field.placeholder ?? texts.choose}</option>
          {field.options?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectControl>
      )}
    </FieldFrame>
  );
}
