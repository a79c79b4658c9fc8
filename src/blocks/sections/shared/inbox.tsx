import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { InboxLine } from '../../../types/config.gen.ts';
import { breakpoints, onScreen, orOnPaper, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { StepItem } from './step.tsx';

interface Props {
  lines: InboxLine[];
  /** The message that is open. */
  children: ReactNode;
}

/**
 * A message, beside the others of its mailbox if there is space: a line of time, not rows with a chosen one, as
 * there is nothing to open.
 */
export function Inbox({ lines, children }: Props) {
  return (
    <Window>
      <Messages disablePadding>
        {lines.map(({ label, text, at }) => (
          <Message key={text}>
            <time>{at}</time>
            <Sender>{label}</Sender>
            <Typography>{text}</Typography>
          </Message>
        ))}
      </Messages>
      {children}
    </Window>
  );
}

const Window = styled('div')({
  '--label': '84px', // the names of a message's fields are short
  [orOnPaper(breakpoints.up('lg'))]: {
    display: 'grid',
    gridTemplateColumns: '212px minmax(0, 1fr)',
  },
});

const Messages = styled(List)({
  padding: spacing(3, 2, 3, 2.5),
  borderRight: '1px solid var(--line)',
  [onScreen(breakpoints.down('lg'))]: { display: 'none' },
});

/** The first message is the open one. */
const Message = styled(StepItem)({
  gap: 0,
  padding: spacing(0, 0, 2.5, 3.5),
  color: 'var(--muted)',
  fontSize: size.small,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '&::before': { top: 12, bottom: -8, borderColor: 'var(--line)' },
  '&::after': { top: 5, borderColor: 'var(--muted)' },
  '&:first-of-type': { color: 'var(--fg)' },
  '&:first-of-type::after': { borderColor: 'var(--fg)', background: 'var(--fg)' },
});

const Sender = styled('strong')({ fontWeight: 650 });
