import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { format } from '../../../lib/format.ts';
import type { SectionOf } from '../../data/types.ts';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { type Figures, readFigures } from '../api/figures.ts';
import type { Filters } from '../list/filters.ts';
import { DailyTable } from './daily-table.tsx';
import { daysOf, dayWords, duration, todayHere } from './period.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  filters: Filters;
  /** Changes if there may be new figures. */
  news: string;
}

/** Submissions per day and form in the filtered period, and the time until the first contact. */
export function DailyPlot({ section, filters: { form, from, to }, news }: Props) {
  const { figures: texts, list } = section;
  const [figures, setFigures] = useState<Figures | 'failed'>();
  const days = daysOf(from, to, todayHere());
  const [first, last] = [days[0], days.at(-1)];

  // `news` requests the figures again.
  useEffect(() => {
    let current = true;
    const show = (found: Figures | 'failed') => current && setFigures(found);
    if (first && last) readFigures(form, first, last).then(show, () => show('failed'));
    return () => {
      current = false;
    };
  }, [form, first, last, news]);

  if (!figures || !first || !last) return null;
  if (figures === 'failed') return <Typography role="alert">{list.failed}</Typography>;
  const forms = [...new Set(figures.days.map((day) => day.form))].map((name) => ({
    label: section.forms.find((form) => form.name === name)?.label ?? name,
    counts: days.map(
      (day) => figures.days.find((found) => found.form === name && found.day === day)?.count ?? 0,
    ),
  }));
  const highest = Math.max(...forms.flatMap(({ counts }) => counts));
  const { lang } = document.documentElement;
  const values = {
    ...{ from: dayWords(first, lang), to: dayWords(last, lang), count: figures.count, highest },
    ...{ contacted: figures.contacted, median: duration(figures.median ?? 0, lang) },
  };
  return (
    <Plot data-no-print>
      <ItemTitle>{texts.title}</ItemTitle>
      <Typography>{format(figures.count ? texts.period : texts.empty, values)}</Typography>
      {figures.count > 0 && (
        <Typography>
          {format(figures.contacted ? texts.median : texts.uncontacted, values)}
        </Typography>
      )}
      {forms.map(({ label, counts }) => (
        <div key={label}>
          <Typography>
            {format(texts.form, { form: label, count: counts.reduce((a, b) => a + b) })}
          </Typography>
          <Bars viewBox={`0 0 ${days.length} ${highest}`} preserveAspectRatio="none" aria-hidden>
            <path
              d={counts.map((count, x) => `M${x + 0.1} ${highest}v${-count}h.8v${count}z`).join('')}
            />
          </Bars>
        </div>
      ))}
      {figures.count > 0 && <DailyTable texts={texts} days={days} forms={forms} />}
    </Plot>
  );
}

const Plot = styled(Stack)({
  gap: 12,
  marginTop: 'var(--space)',
  paddingTop: 32,
  borderTop: '1px solid var(--line)',
});

const Bars = styled('svg')({
  display: 'block',
  width: '100%',
  height: 64,
  marginTop: 4,
  borderBottom: '1px solid var(--fg)',
  fill: 'var(--fg)',
});
