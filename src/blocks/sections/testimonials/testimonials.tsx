import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { format } from '../../../lib/format.ts';
import { useMessages } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { useNumeral } from '../../../ui/data/use-numeral.ts';
import { cardSpan, columnsFor, JoinedCard, JoinedCards } from '../../../ui/joined-cards.tsx';
import { Quote } from '../../../ui/quote.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';

export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  const { items } = section;
  const columns = columnsFor(items.length);
  return (
    <StackedLayout section={section}>
      <JoinedCards columns={columns}>
        {items.map(({ rating, ...item }, index) => (
          <Card key={item.content} sx={cardSpan(index, items.length, columns)}>
            {rating && <Rating rating={rating} />}
            <Quote {...item} size={items.length === 1 ? 'large' : 'small'} />
          </Card>
        ))}
      </JoinedCards>
    </StackedLayout>
  );
}

const Card = styled(JoinedCard)({ display: 'flex', flexDirection: 'column' });

const MAX = 5; // src/blocks/sections/testimonials/schema.json

/** The rating as text: stars would be more prominent than the quotation. */
function Rating({ rating }: { rating: number }) {
  const { testimonials } = useMessages();
  const numeral = useNumeral();
  return (
    <Mark variant="body2" color="textSecondary">
      {format(testimonials.rating, { rating: numeral(rating), max: numeral(MAX) })}
    </Mark>
  );
}

const Mark = styled(Typography)({ marginBottom: 24, lineHeight: 'inherit' });
