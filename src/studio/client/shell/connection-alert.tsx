import { Alert, Button } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { connection } from '../store/connection.ts';

/** Why something that the studio asks for by itself is missing; undefined while all is answered. */
export const useConnectionProblem = (): string | undefined =>
  useSyncExternalStore(connection.subscribe, connection.problem);

/** Says that the server does not answer, until it does. */
export function ConnectionAlert() {
  const problem = useConnectionProblem();
  if (problem === undefined) return null;
  return (
    <Alert
      severity="warning"
      square
      action={<Button onClick={connection.retry}>Tentar agora</Button>}
    >
      {problem} O estúdio continua tentando sozinho, e você pode continuar a escrever.
    </Alert>
  );
}
