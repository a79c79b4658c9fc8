import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRecords } from '../../../ui/data/assets-context.ts';
import { useMessages } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import {
  CardBody,
  cardSpan,
  columnsFor,
  JoinedCard,
  JoinedCards,
} from '../../../ui/joined-cards.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { buttonBox } from '../../../ui/theme/button.ts';
import { size } from '../../../ui/theme/size.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export function Cards({ section }: { section: SectionOf<'guide-cards'> }) {
  const guides = useRecords('guides', section.guides);
  const { guides: messages } = useMessages();
  const columns = columnsFor(guides.length);
  const Card = guides.length === 1 ? SingleCard : GuideCard;
  return (
    <StackedLayout section={section}>
      <JoinedCards columns={columns} rowOnPhone={guides.length > 1} areNarrow>
        {guides.map((guide, index) => (
          <Card key={guide.id} sx={cardSpan(index, guides.length, columns, true)}>
            <Desk>
              <Sheet data-background="ink">
                <Cover picture={guide.cover ?? guide.picture} />
              </Sheet>
            </Desk>
            <Body>
              <Title>{guide.title}</Title>
              <Description color="textSecondary">
                <RichText text={guide.description} />
              </Description>
              <Audience variant="body2">
                <strong>{messages.audience}</strong> {guide.audience}
              </Audience>
              <Download to={guide.file} download data-no-print>
                {messages.download}
                <VisuallyHidden> {guide.title}</VisuallyHidden>
                <DownloadIcon viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                  <path d="M10 2v11M5 8.5l5 5 5-5M2.5 17.5h15" />
                </DownloadIcon>
              </Download>
            </Body>
          </Card>
        ))}
      </JoinedCards>
    </StackedLayout>
  );
}

const GuideCard = styled(JoinedCard)({ display: 'flex', flexDirection: 'column', padding: 0 });

const SingleCard = styled(GuideCard)({
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  },
});

const Desk = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: 'clamp(20px, 3vw, 32px)',
  background: 'var(--bg)',
  boxShadow: '0 0 0 1px var(--line)',
  '@media print': { display: 'none' },
});

/** In the proportions of a sheet; a smaller picture is centred. */
const Sheet = styled('div')({
  width: 212,
  height: 300,
  boxShadow: '0 0 0 1px var(--line), 0 8px 24px color-mix(in srgb, var(--ink) 24%, transparent)',
  transition: 'transform 220ms var(--ease)',
  'li:hover &': { transform: 'translateY(-6px)' },
});

const Cover = styled(Picture)({ width: '100%', height: '100%', objectFit: 'contain' });

const Body = styled(CardBody)({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
});

const Title = styled(ItemTitle)({ fontSize: size.large, lineHeight: 1.25 });

const Description = styled(Typography)({ margin: spacing(1.5, 0, 2.5) });

const Audience = styled(Typography)({
  margin: 'auto 0 28px',
  paddingTop: spacing(2),
  minHeight: 'calc(17px + 2 * 1.45em)', // two lines, so that the lines below are aligned in a row
  borderTop: '1px solid var(--line)',
  lineHeight: 1.45,
  alignSelf: 'stretch',
});

const Download = styled(Link)({
  ...buttonBox,
  minHeight: 48,
  border: '1px solid currentColor',
  '&:hover': { background: 'var(--fg)', color: 'var(--bg)' },
});

const DownloadIcon = styled('svg')({
  marginLeft: spacing(1.5),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
});
