import { useId } from 'react';
import { TextControl } from '../forms/kit/control.ts';
import { Label } from '../forms/kit/field-frame.tsx';

interface Props {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange(day: string): void;
  /** The first and the last day that may be chosen. */
  bounds?: { min: string; max: string } | undefined;
}

/** Label and input of a day, for a cell of its own. */
export function DayField({ label, value, onChange, bounds }: Props) {
  const id = useId();
  return (
    <>
      <Label htmlFor={id}>{label}</Label>
      <TextControl
        id={id}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        inputProps={bounds}
        disableInjectingGlobalStyles
      />
    </>
  );
}
