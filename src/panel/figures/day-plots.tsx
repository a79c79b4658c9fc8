import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { format } from '../../lib/format.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import type { Figures } from '../api/figures.ts';
import { DailyTable } from './daily-table.tsx';

interface Props {
  section: SectionOf<'submission-figures'>;
  figures: Figures;
  days: string[];
}

/** Submissions per day, a plot for each form on one scale. */
export function DayPlots({ section, figures, days }: Props) {
  const { days: texts } = section;
  const forms = figures.by_form.map(({ form, count }) => ({
    count,
    label: section.forms.find(({ name }) => name === form)?.label ?? form,
    counts: days.map(
      (day) => figures.days.find((found) => found.form === form && found.day === day)?.count ?? 0,
    ),
  }));
  const highest = Math.max(...forms.flatMap(({ counts }) => counts));
  return (
    <div>
      <ItemTitle>{texts.title}</ItemTitle>
      <Text color="textSecondary">{format(texts.text, { highest })}</Text>
      <Plots>
        {forms.map(({ label, count, counts }) => (
          <div key={label}>
            <Typography>{format(texts.form, { form: label, count })}</Typography>
            <Bars viewBox={`0 0 ${days.length} ${highest}`} preserveAspectRatio="none" aria-hidden>
              <path
                d={counts
                  .map((value, x) => `M${x + 0.1} ${highest}v${-value}h.8v${value}z`)
                  .join('')}
              />
            </Bars>
          </div>
        ))}
      </Plots>
      <DailyTable texts={texts} days={days} forms={forms} />
    </div>
  );
}

const Text = styled(Typography)({ marginTop: spacing(0.5), fontSize: '.9375rem' });

const Plots = styled('div')({
  display: 'grid',
  gap: '24px clamp(24px, 3vw, 40px)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  marginBlock: spacing(2.5, 1.5),
});

const Bars = styled('svg')({
  display: 'block',
  width: '100%',
  height: 88,
  marginTop: spacing(0.5),
  borderBottom: '1px solid var(--fg)',
  fill: 'var(--fg)',
});
