import { Cell, Cells, columnsFor } from '../../engine/cells.tsx';
import { Quote } from '../../engine/quote.tsx';
import { SectionFrame } from '../../engine/section-frame.tsx';
import type { SectionOf } from '../../engine/types.ts';
import { styled } from '../../theme/styled.tsx';
import { Rating } from './rating.tsx';

export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  const { items } = section;
  return (
    <SectionFrame section={section}>
      <Cells data-columns={columnsFor(items.length)}>
        {items.map(({ rating, ...item }) => (
          <Card key={item.content}>
            {rating && <Rating rating={rating} />}
            <Quote {...item} large={items.length === 1} />
          </Card>
        ))}
      </Cells>
    </SectionFrame>
  );
}

const Card = styled(Cell)({ display: 'flex', flexDirection: 'column' });
