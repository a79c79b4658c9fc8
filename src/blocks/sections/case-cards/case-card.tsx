import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { boundWords } from '../../../lib/bound-words.ts';
import type { Case } from '../../../types/config.gen.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { Badges } from '../../../ui/badges.tsx';
import { BareChart } from '../../../ui/chart/framed-chart.tsx';
import { useMessages } from '../../../ui/data/site-context.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { CardBody, JoinedCard } from '../../../ui/joined-cards.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Eyebrow, ItemTitle } from '../../../ui/section/headings.tsx';
import { breakpoints, onScreen, PHONE } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { covering } from '../shared/covering.ts';

export type Study = Case & { id: string; path: string };

interface Props {
  study: Study;
  /** True for its chart in the place of its drawing. */
  plots?: boolean;
  /** How the card is arranged. */
  parts: typeof CARD;
  sx?: object;
}

/** The drawing or the chart of a case, and its words; the whole card leads to its page. */
export function CaseCard({ study, plots, parts: { Card, Body, Panel, Drawing }, sx }: Props) {
  const chart = plots ? study.chart : undefined;
  return (
    <Card sx={sx}>
      {chart ? (
        <Plot>
          <BareChart chart={chart} />
        </Plot>
      ) : (
        <Panel data-background="ink">
          <Drawing picture={study.picture} />
        </Panel>
      )}
      <Body>
        <Words study={study} title={(plots && study.finding) || study.title} />
      </Body>
    </Card>
  );
}

function Words({ study, title }: { study: Study; title: string }) {
  const { cases: messages } = useMessages();
  return (
    <>
      <div>
        <Eyebrow>{study.client}</Eyebrow>
        <Title>
          <TitleLink to={study.path}>{boundWords(title)}</TitleLink>
        </Title>
        <Summary color="textSecondary">
          <RichText text={study.summary} />
        </Summary>
      </div>
      {study.badges && <Badges badges={study.badges} />}
      {study.figures && <Figures figures={study.figures} narrow />}
      <More aria-hidden="true" data-no-print>
        {messages.read}
        <MoreArrow />
      </More>
    </>
  );
}

/** The link of the title covers the card. */
const Card = styled(JoinedCard)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
});

const Body = styled(CardBody)({ flex: 1, display: 'flex', flexDirection: 'column' });

const Panel = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: 'clamp(16px, 3vw, 40px)',
  '@media print': { display: 'none' },
});

const Drawing = styled(Picture)({
  width: '100%',
  maxWidth: 520,
  aspectRatio: '3 / 2',
  objectFit: 'contain',
  [PHONE]: { aspectRatio: '9 / 4' },
});

/** A card alone. */
export const CARD = { Card, Body, Panel, Drawing };

const subgrid = { display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 };

/** A subgrid: plot, text, badges, figures and link are at the same height in all cards of a row. */
export const AMONG_OTHERS = {
  ...CARD,
  Card: styled(Card)({
    [onScreen(breakpoints.up('sm'))]: { ...subgrid, gridRow: 'span 5' },
  }),
  Body: styled(Body)({
    [onScreen(breakpoints.up('sm'))]: { ...subgrid, gridRow: '2 / -1' },
  }),
};

const Plot = styled('div')({ padding: 'var(--pad) var(--pad) 0' });

const Title = styled(ItemTitle)({
  fontSize: size.middle,
  lineHeight: 1.2,
});

const TitleLink = styled(Link)(covering(-5));

const Summary = styled(Typography)({
  margin: 'min(12px, 4px + 1vw) 0 clamp(16px, 2.5vw, 24px)',
  maxWidth: 560,
  '& a': { position: 'relative', zIndex: 1 }, // links in the text are above the link of the card
});

const Figures = styled(FigureList)({
  '--columns': 'repeat(2, minmax(0, 1fr))',
  marginTop: 'clamp(18px, 2.8vw, 28px)',
});

const More = styled(Typography)({
  display: 'flex',
  alignItems: 'center',
  marginTop: 'auto',
  paddingTop: 'clamp(18px, 2.8vw, 28px)',
  fontWeight: 600,
});

const MoreArrow = styled(Arrow)({ 'li:hover &': { transform: 'translateX(4px)' } });
