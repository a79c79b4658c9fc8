import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { numeralIn } from '../../../lib/numeral-in.ts';
import { rangeIn } from '../../../lib/range-in.ts';
import { upperFirst } from '../../../lib/upper-first.ts';
import { Actions } from '../../../ui/actions.tsx';
import { useAsOf } from '../../../ui/data/assets-context.ts';
import { localeOf } from '../../../ui/data/locale-of.ts';
import { useSite } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { useEventState } from '../../../ui/data/use-event-state.ts';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, onScreen, orOnPaper, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { Value } from '../../../ui/value.tsx';
import { dailySpan } from './daily-span.ts';

/** An event as a ticket: the day is on the stub. */
export function EventTicket({ section }: { section: SectionOf<'event'> }) {
  const state = useEventState(section.endsAt, useAsOf());
  const { badge, text, actions } = section[state];
  const { site, emphasis = 'ink' } = useSite();
  const language = localeOf(site);
  const { day, month } = ticketDay(section, language);
  const Large = day.includes('–') ? Days : Day;
  const Ticket = section.picture ? TicketOfThree : TicketOfTwo;
  const Stub = section.picture ? StubAcross : StubAtStart;
  const Facts = section.facts?.some(isLong) ? LongFacts : ShortFacts;
  const Badge = state === 'upcoming' ? BrandBadge : QuietBadge;
  return (
    <StackedLayout section={section}>
      <Ticket>
        <Stub data-background={emphasis}>
          <Time dateTime={section.startsAt}>
            <Large>{day}</Large> {month}
          </Time>
          {section.showTime && (
            <div>
              {ticketHours(section, language).map((line) => (
                // The browser may know other spaces and dashes than the server, which is kept.
                <Typography key={line} suppressHydrationWarning>
                  {line}
                </Typography>
              ))}
            </div>
          )}
          <Typography color="textSecondary">{section.place}</Typography>
        </Stub>
        {section.picture && <Invitation picture={section.picture} />}
        <Body>
          <Badge component="p" label={badge} />
          <Text variant="lead">
            <RichText text={text} />
          </Text>
          {section.facts && (
            <Facts>
              {section.facts.map((fact) => (
                <div key={fact.label}>
                  <FactLabel component="dt" color="textSecondary">
                    {fact.label}
                  </FactLabel>
                  <FactValue component="dd">
                    <Value text={fact.value} />
                  </FactValue>
                </div>
              ))}
            </Facts>
          )}
          <Actions actions={actions} />
        </Body>
      </Ticket>
    </StackedLayout>
  );
}

const PAPER_OR_WIDE = orOnPaper(breakpoints.up('lg'));
const BETWEEN = onScreen(breakpoints.between('sm', 'lg'));

const TicketOfTwo = styled(Card)({
  display: 'grid',
  breakInside: 'avoid',
  [PAPER_OR_WIDE]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr)' },
});

/** With a picture between stub and body, or below the stub if there is less space. */
const TicketOfThree = styled(TicketOfTwo)({
  [BETWEEN]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  [PAPER_OR_WIDE]: { gridTemplateColumns: 'minmax(0, 3fr) auto minmax(0, 6fr)' },
});

const StubAtStart = styled(Stack)({
  justifyContent: 'space-between',
  gap: spacing(3),
  padding: 'clamp(24px, 3.4vw, 48px)',
});

const StubAcross = styled(StubAtStart)({ [BETWEEN]: { gridColumn: '1 / -1' } });

const Time = styled('time')({ fontSize: size.large, fontWeight: 600 });

const Day = styled('span')({
  display: 'block',
  fontSize: 'clamp(5rem, 4rem + 5vw, 9rem)',
  fontWeight: 400,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  marginBottom: spacing(2),
});

/** "10–11" is as wide as the stub in a smaller size. */
const Days = styled(Day)({ fontSize: 'clamp(4rem, 3rem + 2.5vw, 5.5rem)', whiteSpace: 'nowrap' });

/** Whole, whatever its shape: upright it is as tall as the ticket, across as wide as its column. */
const Invitation = styled(Picture)({
  placeSelf: 'center',
  maxWidth: 'min(100% - 48px, 272px)',
  margin: spacing(3, 3, 0),
  borderRadius: 'var(--picture)',
  [orOnPaper(breakpoints.up('sm'))]: {
    // A width of pixels: of a share of its column, the column would be as wide as the file.
    maxWidth: 296,
    width: 'auto',
    height: 'auto',
    maxHeight: 352,
    margin: spacing(3, 0, 3, 3),
  },
});

const Body = styled('div')({ padding: 'clamp(24px, 3.4vw, 48px)' });

const QuietBadge = styled(Chip)(({ theme }) => ({
  ...theme.typography.label,
  paddingBlock: 2,
  color: 'var(--muted)',
  verticalAlign: 'baseline',
  '@media print': { color: 'inherit' },
})) as typeof Chip;

/** In the brand colour until the event has ended. */
const BrandBadge = styled(QuietBadge)({
  '@media screen': {
    backgroundColor: 'var(--brand)',
    borderColor: 'var(--brand)',
    color: 'var(--on-brand, #fff)',
  },
}) as typeof Chip;

const Text = styled(Typography)({ marginTop: spacing(2.5), maxWidth: 620 });

const ShortFacts = styled('dl')({
  display: 'grid',
  gap: spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 124px), 1fr))',
  marginTop: spacing(4),
  paddingTop: spacing(3.5),
  borderTop: '1px solid var(--line)',
});

/** In columns wide enough for a few words, as a sentence word below word is hard to read. */
const LongFacts = styled(ShortFacts)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
});

/** "Wednesday, 23 July 2025" is not. */
const isLong = ({ value }: { value: string }) => value.length > 24;

const FactLabel = styled(Typography)({ fontSize: size.small }) as typeof Typography;

const FactValue = styled(Typography)({ fontWeight: 600, lineHeight: 1.4 }) as typeof Typography;

type Span = Pick<SectionOf<'event'>, 'startsAt' | 'endsAt'> & { daily?: boolean | undefined };

/**
 * The day of `2025-07-23T11:00:00-03:00` as written there, whatever the visitor's time zone; "10–11" for several
 * days of one month.
 */
export function ticketDay(
  { startsAt, endsAt, daily }: Span,
  language: string,
): { day: string; month: string } {
  const date = startsAt.slice(0, 10);
  const { lastDay } = dailySpan(startsAt, endsAt);
  const last = daily ? lastDay : endsAt.slice(0, 10);
  // What ends after midnight, before a day has passed, is of the day that it begins on.
  const isSpan = lastDay > date && last.slice(0, 7) === date.slice(0, 7);
  const month = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const dayOf = (written: string) => numeralIn(language)(Number(written.slice(8)));
  return {
    day: [date, ...(isSpan ? [last] : [])].map(dayOf).join('–'),
    month: month.format(new Date(`${date}T00:00Z`)),
  };
}

/**
 * "Saturday, 11:00–11:45", as written there, too; with their days if it ends on another. With the same hours on each day, the
 * days and the hours: "Tuesday 5 January – Thursday 7 January", "9:00–12:00".
 */
export function ticketHours({ startsAt, endsAt, daily }: Span, language: string): string[] {
  const { firstDay, lastDay, from, to } = dailySpan(startsAt, endsAt);
  if (daily && firstDay !== lastDay) {
    return [
      written(language, DAY, [firstDay, lastDay]),
      written(language, HOURS, [`${firstDay}T${from}`, `${firstDay}T${to}`]),
    ];
  }
  const isOneDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  const options = isOneDay ? ({ weekday: 'long', ...HOURS } as const) : { ...DAY, ...HOURS };
  return [written(language, options, [startsAt.slice(0, 16), endsAt.slice(0, 16)])];
}

// With the month: the platform has no good order of a weekday and a day alone in American English.
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const HOURS = { hour: 'numeric', minute: '2-digit' } as const;

function written(
  language: string,
  options: Intl.DateTimeFormatOptions,
  [from, to]: [string, string],
): string {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const dateOf = (moment: string) => new Date(moment.length > 10 ? `${moment}Z` : moment);
  return upperFirst(rangeIn(format, dateOf(from), dateOf(to)), language);
}
