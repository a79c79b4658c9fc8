import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../ui/data/types.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { FilterDay, FilterSelect } from '../filter-fields.tsx';

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
  const { filters: texts, forms } = section;
  const field = (name: keyof Period) => ({
    label: texts[name],
    value: period[name],
    onChange: (value: string) => onChange({ ...period, [name]: value }),
  });
  return (
    <Row role="search" data-no-print>
      <FilterSelect
        {...field('form')}
        all={texts.all}
        options={forms.map(({ name, label }) => [name, label])}
      />
      <FilterDay {...field('from')} />
      <FilterDay {...field('to')} />
    </Row>
  );
}

const Row = styled('div')({
  '--field': 'var(--white)',
  display: 'grid',
  gap: spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
  maxWidth: 720,
});
