import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SectionOf } from '../../../ui/data/types.ts';
import { columnsFor } from '../../../ui/joined-cards.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { PriceCards } from './price-cards.tsx';
import { PriceRows } from './price-rows.tsx';

/** What things cost: as cards beside each other, or a row for each. */
export function PriceList({ section }: { section: SectionOf<'prices'> }) {
  const { items, layout, note } = section;
  return (
    <StackedLayout section={section}>
      {layout === 'rows' ? (
        <PriceRows items={items} />
      ) : (
        <PriceCards items={items} columns={items.length === 4 ? 4 : columnsFor(items.length)} />
      )}
      {note && (
        <Note variant="body2" color="textSecondary">
          <RichText text={note} />
        </Note>
      )}
    </StackedLayout>
  );
}

const Note = styled(Typography)({ marginTop: spacing(3), maxWidth: 680 });
