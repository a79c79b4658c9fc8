import { styled } from '@mui/material/styles';
import { useBuiltAt } from '../../data/assets-context.ts';
import { useSite } from '../../data/site-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { useEventState } from '../../data/use-event-state.ts';
import { type } from '../../theme/typography.ts';
import { Actions } from '../../ui/actions.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';
import { dayOf } from './day.ts';

/** An event as a ticket: the day on the stub, the rest beside it. */
export function EventSection({ section }: { section: SectionOf<'event'> }) {
  const state = useEventState(section.endsAt, useBuiltAt());
  const { badge, text, actions } = section[state];
  const { day, month } = dayOf(section.startsAt, useSite().site.language);
  return (
    <StackedLayout section={section}>
      <Ticket>
        <Stub data-background="ink">
          <time dateTime={section.startsAt}>
            <Day>{day}</Day> {month}
          </time>
          <p>{section.place}</p>
        </Stub>
        {section.picture && <Invitation picture={section.picture} />}
        <Body>
          <Badge data-state={state}>{badge}</Badge>
          <Text>
            <RichText text={text} />
          </Text>
          <Facts>
            {section.facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </Facts>
          <Actions actions={actions} />
        </Body>
      </Ticket>
    </StackedLayout>
  );
}

const Ticket = styled('div')({
  display: 'grid',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  background: 'var(--card)',
  breakInside: 'avoid',
  '@media screen and (min-width: 600px) and (max-width: 799.98px)': {
    '&:has(> img)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '& > [data-background]': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 800px), print': {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr)',
    '&:has(> img)': { gridTemplateColumns: 'minmax(0, 3fr) auto minmax(0, 6fr)' },
  },
});

const Stub = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 24,
  padding: 'clamp(24px, 3.4vw, 48px)',
  '& > time': { fontSize: '1.25rem', fontWeight: 600 },
  '& > p': { color: 'var(--muted)' },
});

const Day = styled('span')({
  display: 'block',
  fontSize: 'clamp(5rem, 4rem + 5vw, 9rem)',
  fontWeight: 400,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  marginBottom: 16,
});

const Invitation = styled(Picture)({
  maxWidth: 'min(100%, 320px)',
  margin: 'auto',
  padding: '24px 24px 0',
  '@media (min-width: 600px), print': { width: 'auto', height: 400, padding: '24px 0 24px 24px' },
});

const Body = styled('div')({ padding: 'clamp(24px, 3.4vw, 48px)' });

/** In the colour of the brand while one can still come. */
const Badge = styled('p')({
  ...type.label,
  display: 'inline-block',
  padding: '6px 12px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  color: 'var(--muted)',
  '&[data-state=upcoming]': {
    background: 'var(--brand)',
    borderColor: 'var(--brand)',
    color: '#fff',
  },
  '@media print': { '&&': { background: 'none', color: 'inherit' } },
});

const Text = styled('p')({ ...type.lead, marginTop: 20, maxWidth: 620 });

const Facts = styled('dl')({
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 124px), 1fr))',
  marginTop: 32,
  paddingTop: 28,
  borderTop: '1px solid var(--line)',
  '& dt': { color: 'var(--muted)', fontSize: '.9375rem' },
  '& dd': { fontWeight: 600, lineHeight: 1.4 },
});
