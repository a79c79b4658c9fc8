import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { headingWeight } from '../../theme/font-weights.ts';
import { headingFont } from '../../theme/fonts.ts';
import { halves } from '../../theme/halves.ts';
import { type } from '../../theme/typography.ts';
import { Provenance } from '../../ui/exhibit.tsx';
import { NoteNumber } from '../../ui/numbered-notes.tsx';
import { Readings } from '../../ui/readings.tsx';
import { FigureLayout } from '../../ui/section/figure-layout.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { SplitLayout } from '../../ui/section/split-layout.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';
import { Block } from './block.tsx';

const isMarked = ({ part }: { part?: number }) => part !== undefined;

/** Two pages of one report, side by side: each for a reader of its own. One alone is large, beside its heading what is said of it. */
export function Report({ section }: { section: SectionOf<'report'> }) {
  const { pages, readings, source, demo, layout } = section;
  const mark = (page: number, part: number) => {
    const reading = page === 0 ? readings?.findIndex((reading) => reading.part === part) : -1;
    return reading !== undefined && reading >= 0 && <NoteNumber number={reading + 1} filled />;
  };
  const Desk = layout || pages.length === 1 ? OnePage : TwoPages;
  const figure = (
    <Desk>
      {pages.map(({ reader, title, number, blocks }, page) => (
        <Sheet key={title} data-background="white">
          <Reader>{reader}</Reader>
          <Part>
            {mark(page, 0)}
            <ItemTitle>{title}</ItemTitle>
          </Part>
          {blocks.map((block, index) => (
            <Part key={index}>
              {mark(page, index + 1)}
              <Block block={block} />
            </Part>
          ))}
          {number && <PageNumber>{number}</PageNumber>}
        </Sheet>
      ))}
      <Provenance source={source} demo={demo} />
    </Desk>
  );
  const notes = readings && (
    <Readings
      readings={readings}
      numbered={readings.some(isMarked)}
      flow={layout ? 'columnsUntilWide' : 'columns'}
    />
  );
  if (layout && notes)
    return <FigureLayout section={section} layout="beside" figure={figure} notes={notes} />;
  if (layout)
    return (
      <SplitLayout section={section} weight="heavy" columns="narrowHead">
        {figure}
      </SplitLayout>
    );
  return (
    <StackedLayout weight="heavy" section={section}>
      {figure}
      {notes && <Notes>{notes}</Notes>}
    </StackedLayout>
  );
}

const OnePage = styled('figure')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 20,
});

const TwoPages = styled(OnePage)({ '@media (min-width: 900px)': halves });

const Notes = styled('div')({ marginTop: 32 });

const Sheet = styled('div')({
  '--plot': '180px',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  minWidth: 0,
  padding: 'clamp(20px, 3.4vw, 48px)',
  border: '1px solid var(--line)',
  '& figure': { '--card': 'var(--bg)' }, // its chart stands on the sheet itself
  '& :is(h2, h3)': { ...type.middle, marginTop: -12 },
});

/** What a reading speaks of has its number on the edge of the sheet. */
const Part = styled('div')({
  position: 'relative',
  '& > span:first-child': {
    position: 'absolute',
    left: 'calc(-12px - clamp(20px, 3.4vw, 48px))',
    top: 0,
    '@media print': { position: 'static' },
  },
  // On paper the sheet is as wide as its words.
  '@media print': {
    '&:has(> span)': { display: 'flex', alignItems: 'baseline', gap: 12 },
    '& > :last-child': { flex: 1, minWidth: 0 },
  },
  '&:first-of-type > span:first-child': { top: -8 },
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
