import { useRecordList } from '../../../ui/data/assets-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { cardSpan, columnsFor, JoinedCards } from '../../../ui/joined-cards.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { Categories } from './categories.tsx';
import { Pager } from './pager.tsx';
import { queryOf } from './query.ts';
import { RecordCard } from './record-card.tsx';
import { Rows } from './rows.tsx';

/** The records of a collection, each with a link to its page. Nothing where there are none. */
export function List({ section }: { section: SectionOf<'record-list'> }) {
  const { items, pages, categories } = useRecordList(queryOf(section));
  if (items.length === 0) return null;
  const columns = columnsFor(items.length);
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
              sx={cardSpan(index, items.length, columns, Boolean(item.picture))}
            />
          ))}
        </JoinedCards>
      ) : (
        <Rows items={items} />
      )}
      {pages && section.pages && <Pager {...pages} words={section.pages} />}
    </StackedLayout>
  );
}
