import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { Cell, Cells, columnsFor } from '../../ui/cells.tsx';
import { Quote } from '../../ui/quote.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';
import { Rating } from './rating.tsx';

export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  const { items } = section;
  return (
    <StackedLayout section={section}>
      <Cells data-columns={columnsFor(items.length)}>
        {items.map(({ rating, ...item }) => (
          <Card key={item.content}>
            {rating && <Rating rating={rating} />}
            <Quote {...item} large={items.length === 1} />
          </Card>
        ))}
      </Cells>
    </StackedLayout>
  );
}

const Card = styled(Cell)({ display: 'flex', flexDirection: 'column' });
