import type { ReactNode } from 'react';
import { useMessages } from '../data/site-context.ts';
import { headingWeight } from '../theme/font-weights.ts';
import { headingFont } from '../theme/fonts.ts';
import { inset } from '../theme/inset.ts';
import { styled } from '../theme/styled.tsx';

interface Props {
  /** What is shown, in the bar above it. */
  name: string;
  /** At the other end of that bar. */
  status?: string;
  source?: string;
  demo?: boolean;
  /** On the ground of the section, between lines alone. */
  bare?: boolean | undefined;
  children: ReactNode;
}

/** A thing shown, in a frame of hairlines: its name above, where it comes from below. */
export function Exhibit({ name, status, source, demo, bare, children }: Props) {
  return (
    <Frame data-bare={bare ? '' : undefined}>
      <figcaption>
        <strong>{name}</strong>
        {status && <span>{status}</span>}
      </figcaption>
      {children}
      <Provenance source={source} demo={demo} />
    </Frame>
  );
}

/** Where a figure comes from, and whether it was made up to show how it would be. */
export function Provenance({ source, demo }: { source?: string; demo?: boolean }) {
  const { exhibits } = useMessages();
  if (!source && !demo) return null;
  return <Foot>{[source, demo && exhibits.demo].filter(Boolean).join(' · ')}</Foot>;
}

/** Round what is shown. `--start` and `--end`: how far its words stay from its sides. */
export const Frame = styled('figure')({
  '--start': 'clamp(16px, 2.4vw, 28px)',
  '--end': 'var(--start)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--card)',
  '& > figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 24px',
    paddingBlock: 14,
    paddingInline: inset,
    borderBottom: '1px solid var(--line)',
    fontSize: '.9375rem',
    lineHeight: 1.4,
    breakAfter: 'avoid',
    '& strong': { fontFamily: headingFont, fontSize: '1.0625rem', fontWeight: headingWeight },
    '& span': { color: 'var(--muted)' },
  },
  '& > p': { borderTop: '1px solid var(--line)' },
});

const Foot = styled('p')({
  paddingBlock: 12,
  paddingInline: inset,
  color: 'var(--muted)',
  fontSize: '.9375rem',
  lineHeight: 1.45,
});
