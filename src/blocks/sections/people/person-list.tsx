import { styled } from '@mui/material/styles';
import { useRecords } from '../../../ui/data/assets-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, orOnPaper, spacing } from '../../../ui/theme/breakpoints.ts';
import { PersonAlone, PersonCard, PersonRow } from './person.tsx';

/** People of a collection, in columns; one or two beside their portraits. */
export function PersonList({ section }: { section: SectionOf<'people'> }) {
  const people = useRecords('people', section.people);
  const hasPortraits = people.some(({ portrait }) => portrait);
  const isFew = people.length < 3 && hasPortraits;
  const List = isFew ? Rows : people.length % 4 === 0 || people.length > 6 ? FourColumns : Columns;
  const Row = people.length === 1 ? PersonAlone : PersonRow;
  const Person = isFew ? Row : PersonCard;
  return (
    <StackedLayout section={section}>
      <List>
        {people.map((person) => (
          <Person key={person.id} person={person} hasPortrait={hasPortraits} />
        ))}
      </List>
    </StackedLayout>
  );
}

const Rows = styled('ul')({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  [orOnPaper(breakpoints.up('xl'))]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
  },
});

const Columns = styled('ul')({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 56px) clamp(20px, 3vw, 40px)',
  [orOnPaper(breakpoints.up('sm'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [orOnPaper(breakpoints.up('lg'))]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const FourColumns = styled(Columns)({
  rowGap: spacing(5),
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
