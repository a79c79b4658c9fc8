import { Alert, Button } from '@mui/material';
import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { ApiError } from '../store/api.ts';

/** Shows an error that nobody catches, in place of the console alone. */
export function UncaughtErrors() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    const show = (error: unknown) =>
      enqueueSnackbar(textOf(error), { variant: 'error', autoHideDuration: 20_000 });
    // An event without an error is a notice of the browser, for example of a ResizeObserver.
    const onError = ({ error }: ErrorEvent) => error && show(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => show(reason);
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    return () => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    };
  }, [enqueueSnackbar]);
  return null;
}

const textOf = (error: unknown): string =>
  error instanceof ApiError
    ? error.message
    : `O estúdio tropeçou em um defeito dele mesmo, e o que você fez continua aqui. Se algo não responder, recarregue a página. (${error instanceof Error ? error.message : error})`;

/** In place of the window, once it could not be rendered. The edits are stored in the browser. */
export const Broken = () => (
  <Alert
    severity="error"
    action={<Button onClick={() => location.reload()}>Recarregar</Button>}
    sx={{ margin: 4 }}
  >
    O estúdio tropeçou em um defeito dele mesmo. O que você não salvou está guardado neste
    navegador: recarregue a página, e ele volta.
  </Alert>
);
