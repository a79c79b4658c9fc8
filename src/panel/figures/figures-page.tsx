import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { format } from '../../lib/format.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { type Figures, readFigures } from '../api/figures.ts';
import { todayHere } from '../day.ts';
import { Gate } from '../gate.tsx';
import { DayPlots } from './day-plots.tsx';
import { GroupTables } from './group-tables.tsx';
import { daysOf, dayWords } from './period.ts';
import { PeriodBar, WHOLE } from './period-bar.tsx';
import { Totals } from './totals.tsx';

type Section = SectionOf<'submission-figures'>;

/** How many submissions come, how long they wait, and what becomes of them. */
export function SubmissionFigures({ section }: { section: Section }) {
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
  const [figures, setFigures] = useState<Figures | 'failed'>();
  const days = daysOf(period.from, period.to, todayHere());
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const { form } = period;

  useEffect(() => {
    if (!first) return;
    let current = true;
    const show = (found: Figures | 'failed') => current && setFigures(found);
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

function lineOf(section: Section, figures: Figures | undefined, first: string, last: string) {
  if (!figures) return section.loading;
  const { lang } = document.documentElement;
  const words = (day: string) => (day ? dayWords(day, lang) : '');
  return format(figures.count ? section.period : section.empty, {
    from: words(first),
    to: words(last),
  });
}

const Line = styled(Typography)({ marginTop: spacing(2.5), fontVariantNumeric: 'tabular-nums' });

const Parts = styled(Stack)({
  gap: 'clamp(40px, 5vw, 64px)',
  maxWidth: 1200,
  marginTop: spacing(1),
});
