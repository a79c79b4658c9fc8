import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { t, worded } from '../../../words/reader.ts';
import type { Edits, UsagesAnswer } from '../../shared/protocol.ts';
import { useStore } from '../store/use-store.ts';

/** The edits when a dialog opens: what uses a page is not asked again once it is gone. */
export function useFirstEdits(): Edits {
  const store = useStore();
  const [edits] = useState(() => store.get().edits);
  return edits;
}

export function UsageList({ usages }: UsagesAnswer) {
  return (
    <Box
      component="ul"
      sx={{ margin: 0, paddingLeft: 5, maxHeight: 220, overflow: 'auto' }}
      tabIndex={0}
    >
      {usages.map(({ file, pointer, words }) => (
        <Typography component="li" variant="body2" key={`${file}${pointer}`}>
          {worded(words)}
        </Typography>
      ))}
    </Box>
  );
}

/** Warns before something is removed that is in use. */
export const UsageWarning = ({ usages }: UsagesAnswer) => (
  <>
    <Typography variant="body2">{t('studio/pages:in-use', { count: usages.length })}</Typography>
    <UsageList usages={usages} />
  </>
);
