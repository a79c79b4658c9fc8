import { styled } from '@mui/material/styles';
import { CheckList } from '../../../ui/check-list.tsx';
import type { ScheduledPlace } from '../../../ui/data/scheduled-place.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { EmbeddedView } from '../../../ui/embedded-view.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceLinks } from './place-links.tsx';

interface Props {
  place: ScheduledPlace & { id: string };
  section: SectionOf<'places'>;
}

export function SinglePlace({ place, section: { title, labels } }: Props) {
  const { notes, map, picture, embed } = place;
  // The link to the map is then below it.
  const hasView = picture || embed;
  const words = (
    <div>
      <PlaceFacts place={place} labels={labels} isWide isNamed={place.name !== title} />
      {notes && <Notes items={notes} />}
      {!hasView && <PlaceLinks map={map} />}
    </div>
  );
  if (!hasView) return words;
  return (
    <Columns>
      {words}
      <EmbeddedView
        id={`map-${place.id}`}
        title={place.name}
        picture={picture}
        embed={embed}
        link={map}
      />
    </Columns>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' },
});

const Notes = styled(CheckList)({ marginTop: spacing(3.5), color: 'var(--muted)' });
