import { format } from '../../../lib/format.ts';
import { styled } from '../../../theme/styled.tsx';
import type { FieldOf, Kind, Values } from '../../types.ts';
import { Checkbox } from '../../ui/control.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { fault, missing } from '../check.ts';
import { useControl } from '../use-control.ts';

type GroupField = FieldOf<'checkbox-group'>;

export const checkboxGroup: Kind<GroupField> = {
  Control: Group,
  check(field, { values, texts }) {
    const { name, label, options } = field;
    const chosen = chosenOf(values, name);
    if (chosen.length === 0) return missing(field, texts.required);
    return chosen.every((value) => options.some((option) => option.value === value))
      ? undefined
      : fault('option', format(texts.notAnOption, { label }));
  },
  sent: ({ name }, values) => chosenOf(values, name).join(', ') || undefined,
  shown: (field, values) =>
    optionsIn(field, values)
      .map(({ label }) => label)
      .join(', '),
  afterwards(field, values) {
    const lines = optionsIn(field, values).filter(({ afterwards }) => afterwards);
    return field.afterwardsTitle && lines.length > 0
      ? { title: field.afterwardsTitle, lines }
      : undefined;
  },
  kept: 'draft',
  own({ name }, values) {
    const chosen = chosenOf(values, name);
    return chosen.length > 0 ? { [name]: chosen } : {};
  },
};

/** react-hook-form's value of a group is a list; of a group of one, that one or false. */
function chosenOf(values: Values, name: string): string[] {
  const value = values[name] || [];
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.filter((one) => typeof one === 'string');
}

function optionsIn({ name, options }: GroupField, values: Values) {
  const chosen = chosenOf(values, name);
  return options.filter(({ value }) => chosen.includes(value));
}

function Group({ field }: { field: GroupField }) {
  const { id, ref, registered } = useControl(field);
  return (
    <FieldFrame field={field} id={id} layout="group">
      {() => (
        <Options>
          {field.options.map(({ value, label }) => (
            <Option key={value}>
              <Checkbox {...registered} ref={ref} type="checkbox" value={value} />
              {label}
            </Option>
          ))}
        </Options>
      )}
    </FieldFrame>
  );
}

/** In rows, so that a label of two lines leaves its neighbour in line. */
const Options = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 12,
});

const Option = styled('label')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: 10,
  alignItems: 'center',
  fontSize: '1rem',
  lineHeight: 1.35,
});
