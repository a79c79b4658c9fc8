import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Label } from '../forms/kit/field-frame.tsx';
import { SelectControl } from '../forms/kit/select-control.tsx';
import { spacing } from '../ui/theme/breakpoints.ts';
import { DayField } from './day-field.tsx';

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
}

export type Option = [value: string, label: string];

/** @param all the option that does not filter */
export function FilterSelect({
  label,
  value,
  onChange,
  all,
  options,
}: Props & { all: string; options: Option[] }) {
  const id = useId();
  return (
    <FilterCell>
      <Label htmlFor={id}>{label}</Label>
      <SelectControl id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </SelectControl>
    </FilterCell>
  );
}

/** A day, `YYYY-MM-DD`. */
export const FilterDay = (props: Props) => (
  <FilterCell>
    <DayField {...props} />
  </FilterCell>
);

export const FilterCell = styled(Stack)({ gap: spacing(0.5), minWidth: 0, fontSize: '.9375rem' });
