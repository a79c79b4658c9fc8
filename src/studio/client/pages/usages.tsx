import { Box, Typography } from '@mui/material';
import { useState } from 'react';
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
          {words}
        </Typography>
      ))}
    </Box>
  );
}

/** Warns before something is removed that is in use. */
export const UsageWarning = ({ usages }: UsagesAnswer) => (
  <>
    <Typography variant="body2">
      {usages.length === 1 ? 'Um lugar do site usa' : `${usages.length} lugares do site usam`} o que
      você vai apagar. Depois, escolha ali outro, ou tire o que ficou sem ele: até lá, há um erro em
      cada um, e nada é salvo.
    </Typography>
    <UsageList usages={usages} />
  </>
);
