import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { TextControl } from '../../forms/ui/control.ts';
import { Label } from '../../forms/ui/field-frame.tsx';
import { SelectControl } from '../../forms/ui/select-control.tsx';

/** An empty form is any; days are `YYYY-MM-DD`, an empty one is left to `daysOf`. */
export type Period = Record<'form' | 'from' | 'to', string>;

export const WHOLE: Period = { form: '', from: '', to: '' };

interface Props {
  section: Pick<SectionOf<'submission-figures'>, 'filters' | 'forms'>;
  period: Period;
  onChange(period: Period): void;
}

/** The form and the days that are counted. */
export function PeriodBar({ section, period, onChange }: Props) {
  const base = useId();
  const { filters: texts, forms } = section;
  return (
    <Row role="search" data-no-print>
      <Cell>
        <Label htmlFor={`${base}form`}>{texts.form}</Label>
        <SelectControl
          id={`${base}form`}
          value={period.form}
          onChange={({ target }) => onChange({ ...period, form: target.value })}
        >
          <option value="">{texts.all}</option>
          {forms.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectControl>
      </Cell>
      {(['from', 'to'] as const).map((name) => (
        <Cell key={name}>
          <Label htmlFor={base + name}>{texts[name]}</Label>
          <TextControl
            id={base + name}
            type="date"
            value={period[name]}
            onChange={({ target }) => onChange({ ...period, [name]: target.value })}
            disableInjectingGlobalStyles
          />
        </Cell>
      ))}
    </Row>
  );
}

const Row = styled('div')({
  '--field': 'var(--white)',
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
  maxWidth: 720,
});

const Cell = styled(Stack)({ gap: 6, minWidth: 0 });
