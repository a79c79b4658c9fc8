import { styled } from '@mui/material/styles';
import { CheckList } from '../../../ui/check-list.tsx';
import { useRecords } from '../../../ui/data/assets-context.ts';
import type { ScheduledPlace } from '../../../ui/data/scheduled-place.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { EmbeddedView } from '../../../ui/embedded-view.tsx';
import { cardSpan, columnsFor, JoinedCard, JoinedCards } from '../../../ui/joined-cards.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceLinks } from './place-links.tsx';
import { SinglePlace } from './single-place.tsx';

type Place = ScheduledPlace & { id: string };

/** One place beside its map, or a card for each of several. */
export function PlaceList({ section }: { section: SectionOf<'places'> }) {
  const all = useRecords('places', section.places) as Place[]; // as they are compiled
  const places = section.layout === 'compact' ? all.map(inShort) : all;
  const [first] = places;
  const columns = columnsFor(places.length);
  return (
    <StackedLayout section={section}>
      {places.length === 1 && first ? (
        <SinglePlace place={first} section={section} />
      ) : (
        <JoinedCards columns={columns}>
          {places.map((place, index) => (
            <Card key={place.id} sx={cardSpan(index, places.length, columns)}>
              {place.picture && <View picture={place.picture} />}
              <Name>{place.name}</Name>
              <PlaceFacts place={place} labels={section.labels} />
              {place.notes && <Notes items={place.notes} />}
              {place.embed ? (
                <OtherMap
                  id={`map-${place.id}`}
                  title={place.name}
                  embed={place.embed}
                  link={place.map}
                />
              ) : (
                <PlaceLinks map={place.map} />
              )}
            </Card>
          ))}
        </JoinedCards>
      )}
    </StackedLayout>
  );
}

/** Where to go and when, without what only the page of the places has to say. */
const inShort = ({ id, name, address, phone, week, year, map }: Place): Place => ({
  ...{ id, name, address },
  ...(phone && { phone }),
  ...(week && { week }),
  ...(year && { year: year.slice(0, 1) }),
  ...(map && { map }),
});

const Card = styled(JoinedCard)({ display: 'flex', flexDirection: 'column' });

/** From edge to edge of the card. */
const View = styled(Picture)({
  width: 'calc(100% + 2 * var(--pad))',
  maxWidth: 'none',
  margin: 'calc(-1 * var(--pad)) calc(-1 * var(--pad)) var(--pad)',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderBottom: '1px solid var(--line)',
});

const Notes = styled(CheckList)({ marginTop: spacing(2.5), color: 'var(--muted)' });

/** The frame takes no space before it is asked for: the card has a picture of the place. */
const OtherMap = styled(EmbeddedView)({
  minHeight: 0,
  '& > :first-of-type:not(:has(~ * [open]))': { display: 'none' },
});

const Name = styled(ItemTitle)({ marginBottom: spacing(2) });
