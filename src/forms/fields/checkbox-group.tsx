import { useFormContext } from 'react-hook-form';
import { styled } from '../../theme/styled.tsx';
import type { FieldOf, Values } from '../types.ts';
import { Checkbox } from '../ui/control.ts';
import { FieldFrame } from '../ui/field-frame.tsx';
import { fieldId, useConfigFormContext } from '../ui/form-context.ts';

export function CheckboxGroupField({ field }: { field: FieldOf<'checkbox-group'> }) {
  const { base } = useConfigFormContext();
  const { register } = useFormContext<Values>();
  const id = fieldId(base, field.name);
  return (
    <FieldFrame field={field} id={id} layout="group">
      {() => (
        <Options>
          {field.options.map(({ value, label }) => (
            <Option key={value}>
              <Checkbox {...register(field.name)} type="checkbox" value={value} />
              {label}
            </Option>
          ))}
        </Options>
      )}
    </FieldFrame>
  );
}

const Options = styled('div')({
  display: 'grid',
  gap: '12px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
});

const Option = styled('label')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: 12,
  lineHeight: '28px',
});
