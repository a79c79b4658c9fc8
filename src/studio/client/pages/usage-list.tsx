import { Box, Typography } from '@mui/material';
import type { UsagesAnswer } from '../../shared/protocol.ts';

export function UsageList({ usages }: UsagesAnswer) {
  return (
    <Box
      component="ul"
      sx={{ margin: 0, paddingLeft: 5, maxHeight: 220, overflow: 'auto' }}
      tabIndex={0}
    >
      {usages.map(({ file, pointer, words }) => (
        <Typography component="li" variant="body2" key={`${file}${pointer}`}>
          {words}
        </Typography>
      ))}
    </Box>
  );
}
