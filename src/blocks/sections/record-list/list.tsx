import Typography from '@mui/material/Typography';
import { useRecordList } from '../../../ui/data/assets-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { cardSpan, columnsFor, JoinedCards } from '../../../ui/joined-cards.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { Categories } from './categories.tsx';
import { CompactRows } from './compact-rows.tsx';
import { Pager } from './pager.tsx';
import { queryOf } from './query.ts';
import { RecordCard } from './record-card.tsx';
import { Rows } from './rows.tsx';

/** The records of a collection, each with a link to its page. Where there are none, what the section says then, or nothing. */
export function List({ section }: { section: SectionOf<'record-list'> }) {
  const { items, pages, categories } = useRecordList(queryOf(section));
  if (items.length === 0)
    return section.empty ? (
      <StackedLayout section={section}>
        <Typography color="textSecondary">
          <RichText text={section.empty} />
        </Typography>
      </StackedLayout>
    ) : null;
  const columns = columnsFor(items.length);
  const havePictures = items.some(({ picture }) => picture);
  return (
    <StackedLayout section={section}>
      {categories && section.categories && (
        <Categories label={section.categories.label} links={categories} />
      )}
      {section.layout === 'cards' && items.length > 1 ? (
        <JoinedCards columns={columns}>
          {items.map((item, index) => (
            <RecordCard
              key={item.to}
              item={item}
              sx={cardSpan(index, items.length, columns, havePictures)}
            />
          ))}
        </JoinedCards>
      ) : section.layout === 'compact' ? (
        <CompactRows items={items} />
      ) : (
        <Rows items={items} />
      )}
      {pages && section.pages && <Pager {...pages} words={section.pages} />}
    </StackedLayout>
  );
}
