import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';
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
  '& > ul': { display: 'none' },
  '@media (min-width: 800px)': {
    display: 'grid',
    gridTemplateColumns: '236px minmax(0, 1fr)',
    '& > ul': { display: 'block', borderRight: '1px solid var(--line)' },
  },
  '& > ul > li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 12px',
    padding: '13px 20px',
    borderBottom: '1px solid var(--line)',
    fontSize: '.875rem',
    lineHeight: 1.5,
    color: 'var(--muted)',
    '&:first-of-type': {
      background: 'var(--bg)',
      boxShadow: 'inset 3px 0 var(--fg)',
      color: 'var(--fg)',
    },
    '& > p': { gridColumn: '1 / -1' },
  },
});
