import { Box, Typography } from '@mui/material';
import type { PlacesAnswer } from '../../shared/protocol.ts';

/** Where something stands; the words name its file, too. */
export function PlacesList({ places }: PlacesAnswer) {
  return (
    <Box
      component="ul"
      sx={{ margin: 0, paddingLeft: 5, maxHeight: 220, overflow: 'auto' }}
      tabIndex={0}
    >
      {places.map(({ file, pointer, words }) => (
        <Typography component="li" variant="body2" key={`${file}${pointer}`}>
          {words}
        </Typography>
      ))}
    </Box>
  );
}
