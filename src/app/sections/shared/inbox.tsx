import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { size } from '../../theme/size.ts';
import type { InboxLine } from '../../types/config.gen.ts';

interface Props {
  lines: InboxLine[];
  /** The message that is open. */
  children: ReactNode;
}

/** A message, beside the others of its mailbox if there is space. */
export function Inbox({ lines, children }: Props) {
  return (
    <Window>
      <Messages disablePadding>
        {lines.map(({ label, text, at }) => (
          <Message key={text}>
            <b>{label}</b> <Moment>{at}</Moment>
            <Typography>{text}</Typography>
          </Message>
        ))}
      </Messages>
      {children}
    </Window>
  );
}

const Window = styled('div')({
  '@media (min-width: 800px), print': {
    display: 'grid',
    gridTemplateColumns: '236px minmax(0, 1fr)',
  },
});

const Messages = styled(List)({
  borderRight: '1px solid var(--line)',
  '@media screen and (max-width: 799.98px)': { display: 'none' },
});

/** The first message is the open one. */
const Message = styled('li')({
  padding: '13px 20px',
  borderBottom: '1px solid var(--line)',
  color: 'var(--muted)',
  fontSize: size.small,
  lineHeight: 1.5,
  '&:first-of-type': { background: 'var(--bg)', color: 'var(--fg)' },
});

const Moment = styled('time')({ float: 'right' });
