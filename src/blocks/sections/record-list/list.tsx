import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRecordList } from '../../../ui/data/assets-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { DeeperHeadings } from '../../../ui/heading-level.tsx';
import { cardSpan, columnsFor, JoinedCards } from '../../../ui/joined-cards.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { Categories } from './categories.tsx';
import { CompactRows } from './compact-rows.tsx';
import { countFacts } from './facts.tsx';
import { groupsOf } from './groups.ts';
import { Pager } from './pager.tsx';
import { queryOf } from './query.ts';
import { RecordCard } from './record-card.tsx';
import { RecordTable } from './record-table.tsx';
import { Rows, type ShownRecords } from './rows.tsx';

type Section = SectionOf<'record-list'>;

/** The records of a collection, each with a link to its page. Where there are none, what the section says then, or nothing. */
export function List({ section }: { section: Section }) {
  const { pages, categories, ...shown } = useRecordList(queryOf(section));
  const { items } = shown;
  if (items.length === 0)
    return section.empty ? (
      <StackedLayout section={section}>
        <Typography color="textSecondary">
          <RichText text={section.empty} />
        </Typography>
      </StackedLayout>
    ) : null;
  return (
    <StackedLayout section={section}>
      {categories && section.categories && (
        <Categories label={section.categories.label} links={categories} />
      )}
      <Items section={section} {...shown} />
      {pages && section.pages && <Pager {...pages} words={section.pages} />}
    </StackedLayout>
  );
}

interface ItemsProps extends ShownRecords {
  section: Section;
}

function Items({ section: { layout, groups }, items, ...shown }: ItemsProps) {
  const { columns } = shown;
  const grouped = groups ? groupsOf(items) : [{ items }];
  if (layout === 'table' && columns) return <RecordTable groups={grouped} columns={columns} />;
  const Layout = LAYOUTS[layout ?? 'rows'];
  return grouped.map(({ heading, items }) =>
    heading === undefined ? (
      <Layout key="" {...shown} items={items} />
    ) : (
      <Part key={heading}>
        <Heading>{heading}</Heading>
        <DeeperHeadings>
          <Layout {...shown} items={items.map(({ category, ...item }) => item)} />
        </DeeperHeadings>
      </Part>
    ),
  );
}

const Part = styled('div')({ '* + &': { marginTop: spacing(6) } });

const Heading = styled(ItemTitle)({ marginBottom: spacing(2), breakAfter: 'avoid' });

function Cards({ columns: names, ...shown }: ShownRecords) {
  const { items, areUpright } = shown;
  const havePictures = items.some(({ picture }) => picture);
  if (items.length === 1) return <Rows {...shown} columns={names} />;
  // Upright pictures would be higher than a screen in two columns.
  const columns = areUpright && items.length % 4 === 0 ? 4 : columnsFor(items.length);
  const mostFactsBeside = (index: number) => {
    const first = index - (index % columns);
    return Math.max(...items.slice(first, first + columns).map(({ facts }) => countFacts(facts)));
  };
  return (
    <JoinedCards columns={columns} areNarrow={havePictures}>
      {items.map((item, index) => (
        <RecordCard
          key={index}
          item={item}
          columns={names}
          mostFacts={mostFactsBeside(index)}
          shape={areUpright ? (columns === 2 ? 'beside' : 'upright') : 'wide'}
          sx={cardSpan(index, items.length, columns, havePictures)}
        />
      ))}
    </JoinedCards>
  );
}

/** A table without facts is short rows. */
const LAYOUTS = { rows: Rows, cards: Cards, compact: CompactRows, table: CompactRows };
