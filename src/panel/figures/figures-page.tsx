import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { FigureList } from '../../ui/figure-list.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { type LogFigures, readFigures } from '../api/figures.ts';
import { todayHere } from '../day.ts';
import { FilterDay, FilterSelect } from '../filter-fields.tsx';
import { Gate } from '../gate.tsx';
import { DayPlots } from './day-plots.tsx';
import { GroupTables } from './group-tables.tsx';
import { daysOfPeriod, dayWords, duration, share } from './period.ts';

type Section = SectionOf<'submission-figures'>;

/** How many submissions come, how long they wait, and what becomes of them. */
export function FiguresScreen({ section }: { section: Section }) {
  return (
    <Gate
      section={section}
      failed={section.failed}
      waiting={
        <>
          <div inert>
            <PeriodBar section={section} period={WHOLE} onChange={() => undefined} />
          </div>
          <Typography role="status">{section.loading}</Typography>
        </>
      }
    >
      {() => <Content section={section} />}
    </Gate>
  );
}

function Content({ section }: { section: Section }) {
  const [period, setPeriod] = useState(WHOLE);
  const [figures, setFigures] = useState<LogFigures | 'failed'>();
  const days = daysOfPeriod(period.from, period.to, todayHere());
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const { form } = period;

  useEffect(() => {
    if (!first) return;
    let current = true;
    const show = (found: LogFigures | 'failed') => current && setFigures(found);
    readFigures(form, first, last).then(show, () => show('failed'));
    return () => {
      current = false;
    };
  }, [form, first, last]);

  return (
    <>
      <PeriodBar section={section} period={period} onChange={setPeriod} />
      {figures === 'failed' ? (
        <Line role="alert">{section.failed}</Line>
      ) : (
        <Line role="status">{lineOf(section, figures, first, last)}</Line>
      )}
      {typeof figures === 'object' && figures.count > 0 && (
        <Parts>
          <Totals section={section} figures={figures} />
          <DayPlots section={section} figures={figures} days={days} />
          <GroupTables section={section} figures={figures} />
        </Parts>
      )}
    </>
  );
}

function lineOf(section: Section, figures: LogFigures | undefined, first: string, last: string) {
  if (!figures) return section.loading;
  const { lang } = document.documentElement;
  const words = (day: string) => (day ? dayWords(day, lang) : '');
  return format(figures.count ? section.period : section.empty, {
    from: words(first),
    to: words(last),
  });
}

const Line = styled(Typography)({ marginTop: spacing(2.5) });

const Parts = styled(Stack)({
  gap: 'clamp(40px, 5vw, 64px)',
  maxWidth: 1200,
  marginTop: spacing(1),
});

interface TotalsProps {
  section: SectionOf<'submission-figures'>;
  figures: LogFigures;
}

/** The three numbers of the whole period, each with the count that it is of. */
function Totals({ section: { totals: texts }, figures }: TotalsProps) {
  const { lang } = document.documentElement;
  const { count, contacted, median, by_form } = figures;
  const won = by_form.reduce((sum, group) => sum + group.won, 0);
  const number = new Intl.NumberFormat(lang);
  const values = {
    ...{ count: number.format(count), contacted: number.format(contacted) },
    won: number.format(won),
  };
  return (
    <List
      figures={[
        { value: values.count, label: texts.count },
        {
          value: median === null ? texts.none : duration(median, lang),
          label: texts.median,
          source: format(texts.medianOf, values),
        },
        { value: share(won, count, lang), label: texts.won, source: format(texts.wonOf, values) },
      ]}
    />
  );
}

const List = styled(FigureList)({ '--columns': '2fr 3fr 3fr', maxWidth: 960, borderTop: 0 });

/** An empty form is any; days are `YYYY-MM-DD`, an empty one is left to `daysOf`. */
type Period = Record<'form' | 'from' | 'to', string>;

const WHOLE: Period = { form: '', from: '', to: '' };

interface PeriodProps {
  section: Pick<SectionOf<'submission-figures'>, 'filters' | 'forms'>;
  period: Period;
  onChange(period: Period): void;
}

/** The form and the days that are counted. */
function PeriodBar({ section, period, onChange }: PeriodProps) {
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
