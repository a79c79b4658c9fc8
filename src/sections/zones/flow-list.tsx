import { styled } from '@mui/material/styles';
import { useMessages } from '../../data/site-context.ts';
import { format } from '../../lib/format.ts';
import { inset } from '../../theme/inset.ts';
import type { Flow, Zone } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { VerdictMark } from './verdict-shape.tsx';

interface Props {
  flows: Flow[];
  zones: Zone[];
}

/** Each flow in words, under its number. */
export function FlowList({ flows, zones }: Props) {
  const { exhibits } = useMessages();
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? id;
  return (
    <List>
      {flows.map(({ from, to, what, verdict, why, main }, index) => (
        <li key={`${from} ${to} ${what}`}>
          <VerdictMark verdict={verdict} number={index + 1} main={main} />
          <div>
            <p>
              <VisuallyHidden>
                {format(exhibits.flow, { from: nameOf(from), to: nameOf(to) })}:{' '}
              </VisuallyHidden>
              <span aria-hidden="true">
                {nameOf(from)} → {nameOf(to)}
              </span>
            </p>
            <p>
              <strong>{what}</strong>: {exhibits[verdict].toLocaleLowerCase()}.{' '}
              {why && <RichText text={why} />}
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')({
  display: 'grid',
  gap: '20px 40px',
  paddingBlock: 'clamp(20px, 2.4vw, 28px)',
  paddingInline: inset,
  borderTop: '1px solid var(--line)',
  lineHeight: 1.5,
  '& > li': { display: 'flex', gap: 14, alignItems: 'flex-start' },
  // From where to where.
  '& p:first-of-type': { color: 'var(--muted)' },
  '@media (min-width: 800px), print': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // Of an odd number none is left alone: the one to look at has a row of its own.
    '&:has(> :nth-child(odd):last-child) > :nth-child(odd):has([data-main])': {
      gridColumn: '1 / -1',
    },
  },
});
