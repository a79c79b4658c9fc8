import { styled } from '@mui/material/styles';
import type { Place } from '../../../types/config.gen.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';

/** The link to a site of maps, at the foot of a card. */
export const PlaceLinks = ({ map }: Pick<Place, 'map'>) =>
  map && (
    <Foot>
      <TextLink link={map} />
    </Foot>
  );

const Foot = styled('p')({ marginTop: 'auto', paddingTop: spacing(2.5) });
