import { Typography } from '@mui/material';
import type { PlacesAnswer } from '../../shared/protocol.ts';
import { PlacesList } from './places-list.tsx';

/** Where what is about to be removed is used, and what that comes to. */
export const UsedIn = ({ places }: PlacesAnswer) => (
  <>
    <Typography variant="body2">
      {places.length === 1 ? 'Um lugar do site usa' : `${places.length} lugares do site usam`} o que
      você vai apagar. Depois, escolha ali outro, ou tire o que ficou sem ele: até lá, há um erro em
      cada um, e nada é salvo.
    </Typography>
    <PlacesList places={places} />
  </>
);
