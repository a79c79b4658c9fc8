import { styled } from '@mui/material/styles';
import { useRecords } from '../../data/assets-context.ts';
import { useMessages } from '../../data/site-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { boundWords } from '../../lib/bound-words.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Badges } from '../../ui/badges.tsx';
import { Cell, Cells } from '../../ui/cells.tsx';
import { BareChart } from '../../ui/chart/framed-chart.tsx';
import { FigureList } from '../../ui/figure-list.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Eyebrow, ItemTitle } from '../../ui/section/headings.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';

export function CaseCards({ section }: { section: SectionOf<'case-cards'> }) {
  const cases = useRecords('cases', section.cases);
  const { cases: messages } = useMessages();
  return (
    <StackedLayout section={section}>
      <Cells data-columns={Math.min(cases.length, 2)}>
        {cases.map((study) => (
          <Card key={study.id}>
            {section.plots && study.chart ? (
              <Plot>
                <BareChart chart={study.chart} />
              </Plot>
            ) : (
              <Panel data-background="ink">
                <Picture picture={study.picture} />
              </Panel>
            )}
            <Body>
              <div>
                <Eyebrow>{study.client}</Eyebrow>
                <ItemTitle>
                  <Title to={study.path}>
                    {boundWords(section.plots && study.finding ? study.finding : study.title)}
                  </Title>
                </ItemTitle>
                <Summary>
                  <RichText text={study.summary} />
                </Summary>
              </div>
              <Badges badges={study.badges} />
              <FigureList figures={study.figures} />
              <More aria-hidden="true" data-no-print>
                {messages.read}
                <Arrow />
              </More>
            </Body>
          </Card>
        ))}
      </Cells>
    </StackedLayout>
  );
}

/** The whole card is its title's link. */
const Card = styled(Cell)({
  position: 'relative',
  padding: 0,
  '&:hover h2 a, &:hover h3 a': { textDecorationColor: 'var(--accent)' },
  '&:hover svg': { transform: 'translateX(4px)' },
  '& p a': { position: 'relative', zIndex: 1 },
  // Beside another, what is equal stands at one height: plot, words, badges, figures, link.
  '@media screen and (min-width: 620px)': {
    '&:not(:only-child), &:not(:only-child) > :last-of-type': {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 5',
      rowGap: 0,
    },
    '&:not(:only-child) > :last-of-type': { gridRow: '2 / -1' },
  },
  '@media (min-width: 960px)': {
    '&:only-child': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Panel = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: 'clamp(20px, 3vw, 40px)',
  '& > img': { width: '100%', maxWidth: 520, aspectRatio: '3 / 2', objectFit: 'contain' },
  '@media print': { display: 'none' },
});

/** Above the link that covers the card, so that its table can be opened. */
const Plot = styled('div')({
  padding: 'var(--pad) var(--pad) 0',
  '& details, & p': { position: 'relative', zIndex: 1 },
});

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: 'var(--pad)',
  '& h2, & h3': { fontSize: 'clamp(1.375rem, 1.2rem + .7vw, 1.75rem)', lineHeight: 1.2 },
  '& > dl': { marginTop: 28, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Title = styled(Link)({
  textDecorationColor: 'transparent',
  transition: 'text-decoration-color 180ms',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: -5 },
});

const Summary = styled('p')({ color: 'var(--muted)', margin: '12px 0 24px', maxWidth: 560 });

const More = styled('p')({
  display: 'flex',
  alignItems: 'center',
  marginTop: 'auto',
  paddingTop: 28,
  fontWeight: 600,
});
