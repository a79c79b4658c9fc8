import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { ReportBlock } from '../../../types/config.gen.ts';
import { BareChart } from '../../../ui/chart/framed-chart.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Provenance } from '../../../ui/exhibit.tsx';
import { FigureList } from '../../../ui/figure-list.tsx';
import { NoteNumber, noteId } from '../../../ui/numbered-notes.tsx';
import { Readings } from '../../../ui/readings.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ConfiguredLayout } from '../../../ui/section/configured-layout.tsx';
import { FigureLayout } from '../../../ui/section/figure-layout.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { Table } from '../../../ui/table.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { headingWeight } from '../../../ui/theme/font-weights.ts';
import { headingFont } from '../../../ui/theme/fonts.ts';
import { halves } from '../../../ui/theme/layout.ts';
import { litPair, WASH } from '../../../ui/theme/marks.ts';
import { size } from '../../../ui/theme/size.ts';

const isMarked = ({ part }: { part?: number }) => part !== undefined;

/** Two pages of a report side by side, each for another reader; a single page is large, with notes beside it. */
export function Report({ section }: { section: SectionOf<'report'> }) {
  const { pages, readings, source, demo, layout } = section;
  const id = useId();
  /** The number of the reading that explains a part of a page; 0: none does. */
  const readingOf = (page: number, part: number) =>
    page === 0 ? (readings?.findIndex((reading) => reading.part === part) ?? -1) + 1 : 0;
  const Desk = layout || pages.length === 1 ? OnePage : TwoPages;
  const figure = (
    <Desk>
      {pages.map(({ reader, title, number, blocks }, page) => (
        <Sheet key={title} data-background="white">
          <Reader>{reader}</Reader>
          <Part figure={id} reading={readingOf(page, 0)} OnEdge={OnEdgeAtTitle}>
            <Title variant="middle">{title}</Title>
          </Part>
          {blocks.map((block, index) => (
            <Part key={index} figure={id} reading={readingOf(page, index + 1)}>
              <Block block={block} />
            </Part>
          ))}
          {number && (
            <PageNumber variant="body2" color="textSecondary">
              {number}
            </PageNumber>
          )}
        </Sheet>
      ))}
      <Provenance source={source} demo={demo} />
    </Desk>
  );
  const notes = readings && (
    <Readings
      readings={readings}
      figure={readings.some(isMarked) ? id : undefined}
      flow={layout ? 'columnsUntilWide' : 'columns'}
    />
  );
  if (layout && notes)
    return <FigureLayout section={section} layout="beside" figure={figure} notes={notes} />;
  return (
    <ConfiguredLayout weight="heavy" section={section}>
      {figure}
      {notes && <Notes>{notes}</Notes>}
    </ConfiguredLayout>
  );
}

const OnePage = styled('figure')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: spacing(2.5),
});

const TwoPages = styled(OnePage)({ [breakpoints.up('lg')]: halves });

const Notes = styled('div')({ marginTop: spacing(4) });

const Sheet = styled(Paper)({
  '--plot': '180px',
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(18px, 3vw, 24px)',
  minWidth: 0,
  padding: 'clamp(20px, 3.4vw, 48px)',
  borderRadius: 0,
  backgroundColor: 'var(--bg)',
  color: 'var(--fg)',
});

interface PartProps {
  figure: string;
  reading: number;
  OnEdge?: typeof OnEdgeAtBlock;
  children: ReactNode;
}

/** A block of a page; if a note explains it, its number is on the edge of the sheet. */
function Part({ figure, reading, OnEdge = OnEdgeAtBlock, children }: PartProps) {
  if (!reading) return <div>{children}</div>;
  return (
    <NumberedPart data-reading={reading}>
      <OnEdge number={reading} filled note={noteId(figure, reading)} />
      <Words>{children}</Words>
    </NumberedPart>
  );
}

const NumberedPart = styled('div')({
  position: 'relative',
  '@media print': { display: 'flex', alignItems: 'baseline', gap: spacing(1.5) },
});

const Words = styled('div')({
  transition: 'background-color 150ms, box-shadow 150ms',
  '@media print': { flex: 1, minWidth: 0 },
  [litPair((reading) => `${reading} > &`, 'data-reading')]: {
    '--wash': WASH,
    background: 'var(--wash)',
    boxShadow: '0 0 0 8px var(--wash)',
  },
});

const Title = styled(ItemTitle)({ marginTop: spacing(-1.5) });

const OnEdgeAtBlock = styled(NoteNumber)({
  position: 'absolute',
  left: 'calc(-12px - clamp(20px, 3.4vw, 48px))',
  top: 0,
  // The printed sheet has no margin for it.
  '@media print': { position: 'static' },
});

const OnEdgeAtTitle = styled(OnEdgeAtBlock)({ top: -8 });

const Reader = styled(Typography)({
  fontFamily: headingFont,
  fontSize: size.small,
  fontWeight: headingWeight,
  paddingBottom: spacing(1.5),
  marginBottom: spacing(1.5),
  borderBottom: '3px solid var(--fg)',
});

const PageNumber = styled(Typography)({
  marginTop: 'auto',
  paddingTop: spacing(1.5),
  borderTop: '1px solid var(--line)',
  lineHeight: 'inherit',
});

function Block({ block }: { block: ReportBlock }) {
  switch (block.block) {
    case 'text':
      return (
        <Typography>
          <RichText text={block.text} />
        </Typography>
      );
    case 'figures':
      return <FigureList figures={block.items} />;
    case 'chart':
      return (
        <OnSheet>
          <BareChart chart={block.chart} />
        </OnSheet>
      );
    case 'list':
      return (
        <div>
          <Name>{block.title}</Name>
          <Numbered component="ol" disablePadding>
            {block.items.map((item) => (
              <NumberedItem key={item}>
                <RichText text={item} />
              </NumberedItem>
            ))}
          </Numbered>
        </div>
      );
    case 'table':
      return (
        <div>
          <Name>{block.title}</Name>
          <Table head={block.head} rows={block.rows} />
        </div>
      );
  }
}

/** The marks of a chart have the colour of its background: here that of the sheet. */
const OnSheet = styled('div')({ '--card': 'var(--bg)' });

const Name = styled(Typography)({
  fontSize: size.small,
  fontWeight: 600,
  marginBottom: spacing(1),
});

const Numbered = styled(List)({
  listStyle: 'var(--counter, decimal)',
  paddingLeft: spacing(3),
  lineHeight: 1.5,
}) as typeof List;

const NumberedItem = styled('li')({ paddingLeft: 6, paddingBlock: 5 });
