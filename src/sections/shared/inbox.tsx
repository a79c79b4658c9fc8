import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { InboxLine } from '../../types/config.gen.ts';

interface Props {
  lines: InboxLine[];
  /** The message that is open. */
  children: ReactNode;
}

/** A message beside the others of its mailbox, where there is room for them. */
export function Inbox({ lines, children }: Props) {
  return (
    <Window>
      <ul>
        {lines.map(({ label, text, at }) => (
          <li key={text}>
            <b>{label}</b> <time>{at}</time>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {children}
    </Window>
  );
}

const Window = styled('div')({
  '@media screen and (max-width: 799.98px)': { '& > ul': { display: 'none' } },
  '@media (min-width: 800px), print': {
    display: 'grid',
    gridTemplateColumns: '236px minmax(0, 1fr)',
  },
  '& > ul': { borderRight: '1px solid var(--line)' },
  '& li': {
    padding: '13px 20px',
    borderBottom: '1px solid var(--line)',
    color: 'var(--muted)',
    fontSize: '.9375rem',
    lineHeight: 1.5,
    '& > time': { float: 'right' },
    '&:first-of-type': { background: 'var(--bg)', color: 'var(--fg)' },
  },
});
