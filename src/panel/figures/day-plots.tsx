import { styled } from '@mui/material/styles';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { format } from '../../lib/format-in-page.ts';
import type { FiguresDays } from '../../types/config.gen.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { Table } from '../../ui/table.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import type { LogFigures } from '../api/figures.ts';
import { dayWords } from './period.ts';

interface Props {
  section: SectionOf<'submission-figures'>;
  figures: LogFigures;
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
  const ends = [...new Set([days[0], days.at(-1)])].filter((day) => day !== undefined);
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
            <Ends aria-hidden>
              {ends.map((day) => (
                <span key={day}>{dayWords(day, document.documentElement.lang)}</span>
              ))}
            </Ends>
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

/** The first day and the last: of the table below, which says all. */
const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 4,
  color: 'var(--muted)',
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums',
});

interface TableProps {
  texts: Pick<FiguresDays, 'table' | 'day'>;
  days: string[];
  forms: { label: string; counts: number[] }[];
}

/** The numbers of the plot; days without submissions are omitted. */
function DailyTable({ texts, days, forms }: TableProps) {
  const rows = days
    .map((day, index) => ({ day, counts: forms.map(({ counts }) => counts[index] ?? 0) }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map(({ day, counts }) => [
      dayWords(day, document.documentElement.lang),
      ...counts.map(String),
    ]);
  return (
    <details>
      <Summary>{texts.table}</Summary>
      {/* With many forms it is wider than a phone; it scrolls by keys only if it takes the focus. */}
      <Numbers role="region" aria-label={texts.table} tabIndex={0}>
        <Table head={[texts.day, ...forms.map(({ label }) => label)]} rows={rows} />
      </Numbers>
    </details>
  );
}

const Summary = styled('summary')({ paddingBlock: spacing(1), cursor: 'pointer' });

const Numbers = styled(TableContainer)({ fontVariantNumeric: 'tabular-nums' });
