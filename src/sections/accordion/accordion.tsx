import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';

/**
 * Subjects that open one at a time. Native: the shared `name` closes the others, with or without
 * scripts, and the browser opens the one whose anchor is in the address.
 */
export function Accordion({ section }: { section: SectionOf<'accordion'> }) {
  const name = useId();
  return (
    <StackedLayout section={section}>
      <List>
        {section.items.map((item) => (
          // A visitor may have opened it before the app came.
          <details
            key={item.id}
            name={name}
            open={item.id === section.initial}
            suppressHydrationWarning
          >
            <Summary>
              <ItemTitle>{item.title}</ItemTitle>
              <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
                <path d="M3 12h18" />
                <path d="M12 3v18" />
              </svg>
            </Summary>
            <Panel id={item.id}>
              <p>
                <RichText text={item.text} />
              </p>
              {item.entries && (
                <dl>
                  {item.entries.map((entry) => (
                    <div key={entry.title}>
                      <dt>{entry.title}</dt>
                      <dd>
                        <RichText text={entry.text} />
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </Panel>
          </details>
        ))}
      </List>
    </StackedLayout>
  );
}

const List = styled('div')({
  borderBottom: '1px solid var(--line)',
  '& > details': { borderTop: '1px solid var(--line)' },
  // On paper nothing can be opened.
  '@media print': {
    '& > details::details-content': { contentVisibility: 'visible', display: 'block' },
  },
});

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  paddingBlock: 'clamp(20px, 1.8vw, 28px)',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > h2, & > h3': { fontSize: 'clamp(1.25rem, 1.1rem + .8vw, 1.75rem)', lineHeight: 1.2 },
  // A plus that turns into a minus.
  '& > svg': {
    flexShrink: 0,
    fill: 'none',
    stroke: 'var(--muted)',
    strokeWidth: 1.8,
    transition: 'stroke 180ms',
    '@media print': { display: 'none' },
  },
  '& path': { transformOrigin: 'center', transition: 'transform 220ms var(--ease)' },
  '&:hover > svg, [open] > & > svg': { stroke: 'var(--accent)' },
  '[open] > & path': { transform: 'rotate(180deg)' },
  '[open] > & path + path': { transform: 'rotate(90deg)' },
});

const Panel = styled('div')({
  scrollMarginTop: 96, // so that its title is seen above it
  paddingBottom: 'clamp(32px, 3vw, 56px)',
  '& > p': { maxWidth: 680 },
  '& dl': {
    display: 'grid',
    columnGap: 'clamp(32px, 4vw, 64px)',
    marginTop: 'clamp(24px, 2vw, 36px)',
  },
  '& dl > div': { borderTop: '1px solid var(--line)', paddingBlock: 16, breakInside: 'avoid' },
  '& dt': { fontWeight: 600 },
  '& dd': { color: 'var(--muted)', lineHeight: 1.55, marginTop: 2 },
  '@media (min-width: 720px), print': {
    '& dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
