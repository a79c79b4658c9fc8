import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../../ui/data/types.ts';
import { columnsFor, JoinedCard, JoinedCards, spanOf } from '../../../ui/joined-cards.tsx';
import { Quote } from '../../../ui/quote.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { Rating } from './rating.tsx';

export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  const { items } = section;
  const columns = columnsFor(items.length);
  return (
    <StackedLayout section={section}>
      <JoinedCards columns={columns}>
        {items.map(({ rating, ...item }, index) => (
          <Card key={item.content} sx={spanOf(index, items.length, columns, !!item.avatar)}>
            {rating && <Rating rating={rating} />}
            <Quote {...item} size={items.length === 1 ? 'large' : 'small'} />
          </Card>
        ))}
      </JoinedCards>
    </StackedLayout>
  );
}

const Card = styled(JoinedCard)({ display: 'flex', flexDirection: 'column' });
