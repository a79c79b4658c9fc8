import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Details } from '../../../ui/native-details.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, orOnPaper, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';

/**
 * Items that open one at a time. Native: the shared `name` closes the others, with or without
 * scripts, and the browser opens the item whose anchor is in the address.
 */
export function Accordion({ section }: { section: SectionOf<'accordion'> }) {
  const name = useId();
  return (
    <StackedLayout section={section}>
      <Subjects>
        {section.items.map((item) => (
          // The visitor may have opened it before hydration.
          <Subject
            key={item.id}
            name={name}
            open={item.id === section.initial}
            suppressHydrationWarning
          >
            <Summary>
              <Title>{item.title}</Title>
              <Plus aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
                <path d="M3 12h18" />
                <path d="M12 3v18" />
              </Plus>
            </Summary>
            <Panel id={item.id}>
              <Text>
                <RichText text={item.text} />
              </Text>
              {item.entries && (
                <Entries>
                  {item.entries.map((entry) => (
                    <Entry key={entry.title}>
                      <Term component="dt">{entry.title}</Term>
                      <Description component="dd" color="textSecondary">
                        <RichText text={entry.text} />
                      </Description>
                    </Entry>
                  ))}
                </Entries>
              )}
            </Panel>
          </Subject>
        ))}
      </Subjects>
    </StackedLayout>
  );
}

const Subjects = styled('div')({ borderBottom: '1px solid var(--line)' });

const Subject = styled(Details)({ borderTop: '1px solid var(--line)' });

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(3),
  paddingBlock: 'clamp(20px, 1.8vw, 28px)',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});

const Title = styled(ItemTitle)({
  fontSize: size.middle,
  lineHeight: 1.2,
});

/** A plus, which becomes a minus while the item is open. */
const Plus = styled('svg')({
  flexShrink: 0,
  fill: 'none',
  stroke: 'var(--muted)',
  strokeWidth: 1.8,
  transition: 'stroke 180ms',
  'summary:hover > &, [open] > summary > &': { stroke: 'var(--accent)' },
  '& path': { transformOrigin: 'center', transition: 'transform 220ms var(--ease)' },
  '[open] > summary > & path': { transform: 'rotate(180deg)' },
  '[open] > summary > & path + path': { transform: 'rotate(90deg)' },
  '@media print': { display: 'none' },
});

const Panel = styled('div')({
  scrollMarginTop: 96, // so that the title above stays visible
  paddingBottom: 'clamp(32px, 3vw, 56px)',
});

const Text = styled(Typography)({ maxWidth: 680 });

const Entries = styled('dl')({
  display: 'grid',
  columnGap: 'clamp(32px, 4vw, 64px)',
  marginTop: 'clamp(24px, 2vw, 36px)',
  [orOnPaper(breakpoints.up('md'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Entry = styled('div')({
  borderTop: '1px solid var(--line)',
  paddingBlock: spacing(2),
  breakInside: 'avoid',
});

const Term = styled(Typography)({ fontWeight: 600 }) as typeof Typography;

const Description = styled(Typography)({ lineHeight: 1.55, marginTop: 2 }) as typeof Typography;
