import { CheckList } from '../../engine/check-list.tsx';
import { Icon } from '../../engine/icon.tsx';
import { Picture } from '../../engine/picture.tsx';
import { RichText } from '../../engine/rich-text.tsx';
import { ItemTitle, SectionFrame } from '../../engine/section-frame.tsx';
import { TextLink } from '../../engine/text-link.tsx';
import type { SectionOf } from '../../engine/types.ts';
import { styled } from '../../theme/styled.tsx';

export function CardGrid({ section }: { section: SectionOf<'card-grid'> }) {
  return (
    <SectionFrame section={section}>
      <Grid data-columns={section.columns ?? 3}>
        {section.cards.map((card) => (
          <Card key={card.title}>
            {card.picture && <Picture picture={card.picture} />}
            {card.icon && <CardIcon name={card.icon} />}
            <ItemTitle>{card.title}</ItemTitle>
            <p>
              <RichText text={card.text} />
            </p>
            {card.items && <CheckList items={card.items} />}
            {card.action && <TextLink link={card.action} />}
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}

/** Cells of one drawing: hairlines between the cards, none around them. */
const Grid = styled('ul')({
  display: 'grid',
  gap: 1,
  background: 'var(--line)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  '@media (min-width: 620px)': { gridTemplateColumns: 'repeat(2, 1fr)' },
  '@media (min-width: 960px)': {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, 1fr)' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

const Card = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 'clamp(24px, 2.6vw, 36px)',
  background: 'var(--card)',
  '& > p': { color: 'var(--muted)', fontSize: '1rem', lineHeight: 1.6 },
  '& > ul': { fontSize: '.9375rem', marginTop: 4 },
  '& > a': { marginTop: 'auto', paddingTop: 8 },
});

const CardIcon = styled(Icon)({ color: 'var(--accent)', fontSize: 30, marginBottom: 12 });
