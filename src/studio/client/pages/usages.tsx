import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import type { Edits, UsagesAnswer } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { showAnswer } from '../store/use-answer.ts';
import { useStore } from '../store/use-store.ts';

interface Usages {
  /** Undefined until they are loaded. */
  usages: UsagesAnswer['usages'] | undefined;
  /** Why they are not. */
  failure: string;
}

export const useLinksTo = (path: string): Usages =>
  useUsages((edits) => ask('page-usages', { edits, path }), path);

export const useFormUsages = (id: string): Usages =>
  useUsages((edits) => ask('record-usages', { edits, kind: 'forms', id }), id);

function useUsages(request: (edits: Edits) => Promise<UsagesAnswer>, of: string): Usages {
  const store = useStore();
  const latest = useLatest(request);
  const [answer, setAnswer] = useState<UsagesAnswer>();
  const [failure, setFailure] = useState('');
  useEffect(
    () => showAnswer(() => latest.current(store.get().edits), setAnswer, setFailure),
    [store, latest, of],
  );
  return { usages: answer?.usages, failure };
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
