import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Icon } from '../../../ui/icon.tsx';
import { cardSpan, JoinedCard, JoinedCards } from '../../../ui/joined-cards.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { Evidence } from './evidence.tsx';

/** A chunk that only pages with such rows load. */
const CardRows = lazyComponent(async () => (await import('./card-rows.tsx')).CardRows);

type Card = SectionOf<'card-grid'>['cards'][number];

export function CardGrid({ section }: { section: SectionOf<'card-grid'> }) {
  const { cards, columns = 3, layout, phones } = section;
  const slides = phones === 'slide';
  if (layout === 'rows')
    return (
      <StackedLayout section={section}>
        <CardRows cards={cards} slides={slides} />
      </StackedLayout>
    );
  const CardPicture = PICTURES[columns];
  const havePictures = cards.some(({ picture }) => picture);
  return (
    <StackedLayout section={section}>
      <JoinedCards
        columns={columns}
        rowOnPhone={slides}
        areNarrow={havePictures || cards.every(isShort)}
      >
        {cards.map((card, index) => {
          const Card = card.picture && columns === 5 ? FaceCard : PlainCard;
          return (
            <Card key={card.title} sx={cardSpan(index, cards.length, columns, havePictures)}>
              {card.picture && <CardPicture picture={card.picture} />}
              {card.icon && <CardIcon name={card.icon} />}
              {card.evidence && <Evidence {...card.evidence} />}
              <ItemTitle>{card.title}</ItemTitle>
              <Text color="textSecondary">
                <RichText text={card.text} />
              </Text>
              {card.items && <Points items={card.items} />}
              {card.action && <ActionLink link={card.action} />}
            </Card>
          );
        })}
      </JoinedCards>
    </StackedLayout>
  );
}

/** About six lines in a third of a tablet. Points and evidence would break after every other word. */
const isShort = ({ text, items, evidence }: Card) => text.length <= 120 && !items && !evidence;

const PlainCard = styled(JoinedCard)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 'min(12px, 4px + 1vw)',
});

const TOO_NARROW_FOR_FIVE = breakpoints.down('lg');

/** One of five drawings: beside its text if there is no space for a row of them. */
const FaceCard = styled(PlainCard)({
  [TOO_NARROW_FOR_FIVE]: {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: spacing(0.5, 2),
  },
});

/** From edge to edge of the card, above the text. */
const WidePicture = styled(Picture)({
  width: 'calc(100% + 2 * var(--pad))',
  maxWidth: 'none',
  margin: 'calc(-1 * var(--pad)) calc(-1 * var(--pad)) 12px',
});

/** All have one aspect ratio, so that the texts of a row start at the same height. */
const EqualPicture = styled(WidePicture)({ aspectRatio: '4 / 3', objectFit: 'cover' });

const PICTURES = {
  2: WidePicture,
  3: EqualPicture,
  4: WidePicture,
  5: styled(EqualPicture)({
    [TOO_NARROW_FOR_FIVE]: {
      gridRow: '1 / 4',
      width: 96,
      margin: 0,
      mixBlendMode: 'multiply', // hides the white ground of the drawing
    },
  }),
};

/** Moved left by the margin inside the icon, to align with the text. */
const CardIcon = styled(Icon)({ color: 'var(--fg)', fontSize: 30, margin: '0 0 12px -2px' });

const Text = styled(Typography)({ lineHeight: 1.55 });

const Points = styled(CheckList)({ marginTop: spacing(0.5) });

const ActionLink = styled(TextLink)({ marginTop: 'auto', paddingTop: spacing(1) });
