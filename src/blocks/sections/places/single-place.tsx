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
  if (!hasView) return <Alone>{words}</Alone>;
  return (
    <Columns>
      {words}
      <View id={`map-${place.id}`} title={place.name} picture={picture} embed={embed} link={map} />
    </Columns>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' },
});

/** So that times stand near their days; in a wide window the hours are beside the address. */
const Alone = styled('div')({
  maxWidth: 680,
  [breakpoints.up('lg')]: {
    '&:has(dl table)': { maxWidth: 'none' },
    '& > div > dl:has(table)': { columns: 2, columnGap: 'clamp(32px, 4vw, 64px)' },
  },
});

/** 4:3, as the schema promises of the picture; a map that was asked for has no less space than its controls need. */
const View = styled(EmbeddedView)({
  minHeight: 0,
  '& > div:first-of-type': { flex: 'none', minHeight: 0, aspectRatio: '4 / 3' },
  '@media screen': {
    '&:has([open]) > div:first-of-type': { minHeight: 'min(420px, 90dvh)', aspectRatio: 'auto' },
  },
});

const Notes = styled(CheckList)({ marginTop: spacing(3.5), color: 'var(--muted)' });
