import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { format } from '../../lib/format-in-page.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import type { LeadEvent } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { cellText, dateTime } from '../cell-text.ts';
import { eventText } from './event-text.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  row: LoggedSubmission;
  events: LeadEvent[];
}

/** The history of a submission, newest first. */
export function Timeline({ section, row, events }: Props) {
  const { history } = section.details;
  const lines = events.map((event) => ({ at: event.at, text: eventText(event, section) }));
  const received = format(history.received, { form: cellText(row, 'form', section) });
  if (!row.added_by) lines.unshift({ at: row.received_at, text: received });
  const language = document.documentElement.lang;
  return (
    <List reversed>
      {lines.toReversed().map(({ at, text }, index) => (
        <Line key={`${at} ${lines.length - index}`}>
          <Typography>{text}</Typography>
          <Time color="textSecondary">
            {relativeTime(Date.parse(at), language)} · <time dateTime={at}>{dateTime(at)}</time>
          </Time>
        </Line>
      ))}
    </List>
  );
}

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

/** A mark on a line that leads to the event before. */
const Line = styled('li')({
  position: 'relative',
  paddingLeft: spacing(3),
  paddingBottom: spacing(2),
  overflowWrap: 'anywhere',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 8,
    width: 9,
    height: 9,
    border: '1.5px solid currentColor',
    borderRadius: 'var(--mark)',
    transform: 'rotate(45deg)',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: '24px auto -2px 5px',
    borderLeft: '1.5px solid var(--line)',
  },
});

const Time = styled(Typography)({ fontSize: '.875rem' });
