import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ScheduledPlace } from '../../../ui/data/scheduled-place.ts';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { buttonBox } from '../../../ui/theme/button.ts';

/** The picture of a place, over which the map of another site is shown once its link is pressed. */
export function MapView({ place }: { place: ScheduledPlace & { id: string } }) {
  const { picture, embed, map, name, id } = place;
  return (
    <Figure>
      <Screen>
        {picture && <View picture={picture} />}
        {embed && <Frame name={frameName(id)} title={`${name}: ${embed.name}`} sandbox={ALLOWED} />}
      </Screen>
      {embed && (
        <Foot data-no-print="">
          {/* The link opens in the frame above: it works without scripts, and nothing is asked of the other site before. */}
          <Show href={embed.player} target={frameName(id)} rel="noreferrer" data-track-button="">
            {embed.label}
          </Show>
          <Notice variant="body2" color="textSecondary">
            <RichText text={embed.notice} />
          </Notice>
          {map && <TextLink link={map} />}
        </Foot>
      )}
    </Figure>
  );
}

const frameName = (id: string) => `map-${id}`;

const ALLOWED = 'allow-scripts allow-same-origin allow-popups';

const Figure = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100%' });

const Screen = styled('div')({
  display: 'grid',
  flex: 1,
  minHeight: 320,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  background: 'var(--card)',
  [breakpoints.up('lg')]: { minHeight: 420 },
  '@media print': { minHeight: 0, maxHeight: '90mm' },
});

/** It gives its place the size that is left to it, and takes none of its own. */
const View = styled(Picture)({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  minHeight: 0,
  contain: 'size',
  objectFit: 'cover',
  '@media print': { contain: 'none' },
});

/** Transparent as long as it is empty, in the colour scheme of an empty document: the picture is seen through it. */
const Frame = styled('iframe')({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  border: 0,
  colorScheme: 'light',
  '@media print': { display: 'none' },
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1.5, 3),
  marginTop: spacing(2),
});

const Show = styled('a')({
  ...buttonBox,
  minHeight: 44,
  padding: '8px 18px',
  border: '1px solid currentColor',
  '&:hover': { background: 'var(--card)' },
});

const Notice = styled(Typography)({ flex: '1 1 220px', maxWidth: 460 });
