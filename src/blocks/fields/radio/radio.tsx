import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { checkText, fault, textValue } from '../../../forms/kit/check.ts';
import { Checkbox, optionList } from '../../../forms/kit/control.ts';
import { FieldFrame } from '../../../forms/kit/field-frame.tsx';
import type { FieldOf, Kind, Values } from '../../../forms/kit/types.ts';
import { useChoice } from '../../../forms/kit/use-control.tsx';
import { format } from '../../../lib/format-in-page.ts';

type RadioField = FieldOf<'radio'>;

export const radio: Kind<RadioField> = {
  Control: Radios,
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

function Radios({ field }: { field: RadioField }) {
  const { id, ref, registered } = useChoice(field);
  const { setValue } = useFormContext<Values>();
  const List = optionList(field.options);
  // react-hook-form notes "none" with the first radio, and would clear what was chosen before hydration.
  const keepChoice = (radio: HTMLInputElement | null) => {
    const wasChosen = radio?.checked;
    ref(radio);
    if (radio && wasChosen && !radio.checked) setValue(field.name, radio.value);
  };
  return (
    <FieldFrame field={field} id={id} layout="group">
      {(described) => (
        <List>
          {field.options?.map(({ value, label }) => (
            <Option key={value}>
              <Radio
                {...registered}
                ref={keepChoice}
                type="radio"
                value={value}
                defaultChecked={value === field.chosen}
                required={field.required}
                data-prefill={described['data-prefill']}
              />
              {label}
            </Option>
          ))}
        </List>
      )}
    </FieldFrame>
  );
}

const Option = styled('label')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: 10,
  alignItems: 'center',
  minHeight: 32,
  lineHeight: 1.35,
});

/** Round in every theme, with a point when it is chosen. */
const Radio = styled(Checkbox)({
  borderRadius: '50%',
  '&:checked': {
    borderRadius: '50%',
    borderColor: 'var(--fg)',
    background: 'radial-gradient(var(--fg) 7px, var(--field) 8px)',
  },
});
