import type { SectionOf } from '../../data/types.ts';
import { headingWeight } from '../../theme/font-weights.ts';
import { headingFont } from '../../theme/fonts.ts';
import { halves } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { type } from '../../theme/typography.ts';
import { Provenance } from '../../ui/exhibit.tsx';
import { Readings } from '../../ui/readings.tsx';
import { ItemTitle, SectionFrame } from '../../ui/section-frame.tsx';
import { Block } from './block.tsx';

/** Two pages of one report, side by side: each for a reader of its own. One alone is large, beside its heading what is said of it. */
export function Report({ section }: { section: SectionOf<'report'> }) {
  const { pages, readings, source, demo } = section;
  return (
    <SectionFrame weight="heavy" section={section} notes={Boolean(readings)}>
      <Desk>
        {pages.map(({ reader, title, number, blocks }) => (
          <Sheet key={title} data-background="white">
            <Reader>{reader}</Reader>
            <ItemTitle>{title}</ItemTitle>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
            {number && <PageNumber>{number}</PageNumber>}
          </Sheet>
        ))}
        <Provenance source={source} demo={demo} />
      </Desk>
      {readings && <Readings readings={readings} />}
    </SectionFrame>
  );
}

const Desk = styled('figure')({
  display: 'grid',
  rowGap: 20,
  breakInside: 'auto',
  '& + ul': { marginTop: 32 },
  '@media (min-width: 720px)': { '& + ul': { gridAutoFlow: 'column' } },
  '@media (min-width: 900px)': {
    ...halves,
    '& > :only-of-type, [data-layout] > & > *': {
      gridColumn: '1 / -1',
    },
  },
});

const Sheet = styled('div')({
  '--plot': '180px',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  minWidth: 0,
  padding: 'clamp(20px, 3.4vw, 48px)',
  border: '1px solid var(--line)',
  '& figure': { '--card': 'var(--bg)' }, // its chart stands on the sheet itself
  '& > h2, & > h3': { ...type.middle, marginTop: -12 },
});

const Reader = styled('p')({
  fontFamily: headingFont,
  fontSize: '.9375rem',
  fontWeight: headingWeight,
  paddingBottom: 12,
  marginBottom: 12,
  borderBottom: '3px solid var(--fg)',
});

const PageNumber = styled('p')({
  marginTop: 'auto',
  paddingTop: 12,
  borderTop: '1px solid var(--line)',
  color: 'var(--muted)',
  fontSize: '.9375rem',
});
