import { Typography } from '@mui/material';
import type { UsagesAnswer } from '../../shared/protocol.ts';
import { UsageList } from './usage-list.tsx';

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
