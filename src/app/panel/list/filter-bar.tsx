import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, useId } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { TextControl } from '../../forms/ui/control.ts';
import { Label } from '../../forms/ui/field-frame.tsx';
import { SelectControl } from '../../forms/ui/select-control.tsx';
import type { Filters } from '../api/list.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  filters: Filters;
  onChange(filters: Filters): void;
}

/** The filters of the list, which apply while one types. */
export function FilterBar({ section, filters, onChange }: Props) {
  const base = useId();
  const { filters: texts, forms, statuses } = section;
  const control = (name: keyof Filters) => ({
    id: base + name,
    value: filters[name],
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange({ ...filters, [name]: target.value }),
  });
  const select = (name: 'form' | 'status', options: [value: string, label: string][]) => (
    <Cell>
      <Label htmlFor={base + name}>{texts[name]}</Label>
      <SelectControl {...control(name)}>
        <option value="">{texts.all}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectControl>
    </Cell>
  );
  return (
    <Row role="search" data-no-print>
      <Cell>
        <Label htmlFor={`${base}search`}>{texts.search}</Label>
        <TextControl {...control('search')} type="search" disableInjectingGlobalStyles />
      </Cell>
      {select(
        'form',
        forms.map(({ name, label }) => [name, label]),
      )}
      {select(
        'status',
        statuses.map(({ value, label }) => [value, label]),
      )}
      {(['from', 'to'] as const).map((name) => (
        <Cell key={name}>
          <Label htmlFor={base + name}>{texts[name]}</Label>
          <TextControl {...control(name)} type="date" disableInjectingGlobalStyles />
        </Cell>
      ))}
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gap: 16,
  '--field': 'var(--white)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
});

const Cell = styled(Stack)({ gap: 6, minWidth: 0 });
