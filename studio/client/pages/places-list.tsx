import { Box, Typography } from '@mui/material';
import type { PlacesAnswer } from '../../shared/protocol.ts';
import { useStudio } from '../store/use-store.ts';

/** Where something stands, by what the files are called. */
export function PlacesList({ places }: PlacesAnswer) {
  const files = useStudio(({ site }) => site.files);
  return (
    <Box
      component="ul"
      sx={{ margin: 0, paddingLeft: 5, maxHeight: 220, overflow: 'auto' }}
      tabIndex={0}
    >
      {places.map(({ file, pointer, words }) => (
        <Typography component="li" variant="body2" key={`${file}${pointer}`}>
          {files.find((one) => one.file === file)?.title ?? file}: {words}
        </Typography>
      ))}
    </Box>
  );
}
