import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { Cell, Cells } from '../../ui/cells.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function CardGrid({ section }: { section: SectionOf<'card-grid'> }) {
  return (
    <StackedLayout section={section}>
      <Cells data-columns={section.columns ?? 3}>
        {section.cards.map((card) => (
          <Card key={card.title}>
            {card.picture && <CardPicture picture={card.picture} />}
            {card.icon && <CardIcon name={card.icon} />}
            <ItemTitle>{card.title}</ItemTitle>
            <p>
              <RichText text={card.text} />
            </p>
            {card.items && <CheckList items={card.items} />}
            {card.action && <TextLink link={card.action} />}
          </Card>
        ))}
      </Cells>
    </StackedLayout>
  );
}

const Card = styled(Cell)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  '& > p': { color: 'var(--muted)', lineHeight: 1.6 },
  '& > ul': { marginTop: 4 },
  '& > a': { marginTop: 'auto', paddingTop: 8 },
  // Title, text and list share their rows with the cards beside, those without a list too.
  '@media (min-width: 620px)': {
    ':has(> * > ul) > &:not(:has(> svg, > img, > a))': {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
    },
  },
  // Five are faces: beside their words where there is no room for a row of them.
  '@media (max-width: 959.98px)': {
    '[data-columns="5"] > &:has(> img)': {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: '4px 16px',
      '& > img': { gridRow: '1 / 4', width: 96, margin: 0, mixBlendMode: 'multiply' }, // no box in the box
    },
  },
});

/** From edge to edge, above what is said about it. */
const CardPicture = styled(Picture)({
  width: 'calc(100% + 2 * var(--pad))',
  maxWidth: 'none',
  margin: 'calc(-1 * var(--pad)) calc(-1 * var(--pad)) 12px',
  // Of one shape in a row, so that what is said about them starts at one height.
  '[data-columns="3"] &, [data-columns="5"] &': { aspectRatio: '4 / 3', objectFit: 'cover' },
});

/** Pulled left by the margin inside the icon, to stand flush with the text. */
const CardIcon = styled(Icon)({
  color: 'var(--fg)',
  '--icon': '30px',
  margin: '0 0 12px -2px',
});
