import { Alert, Button, CssBaseline, GlobalStyles } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { t } from '../../../words/reader.ts';
import { ApiError } from '../store/api.ts';
import type { StudioStore } from '../store/store.ts';
import { StoreProvider } from '../store/use-store.ts';
import { notify } from '../ui/notify.tsx';
import type { Languages } from './language-choice.tsx';
import { Studio } from './studio.tsx';
import { studioTheme } from './theme.ts';

interface Props {
  store: StudioStore;
  languages: Languages;
  /** What is to be said about what earlier windows had not saved. */
  recovered: string | undefined;
  fonts: { textFont: string; headingFont: string; fontFaces: string };
}

export const StudioApp = ({ store, languages, recovered, fonts }: Props) => (
  <ThemeProvider theme={studioTheme({ ...fonts, colors: store.get().site.sources.colors })}>
    <CssBaseline />
    <GlobalStyles styles={fonts.fontFaces} />
    <SnackbarProvider
      preventDuplicate
      autoHideDuration={6_000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Messages recovered={recovered} />
      <StoreProvider value={store}>
        <ErrorBoundary fallback={<Broken />}>
          <Studio languages={languages} />
        </ErrorBoundary>
      </StoreProvider>
    </SnackbarProvider>
  </ThemeProvider>
);

/** Shows what is to be said at the start, and errors that nobody catches, in place of the console alone. */
function Messages({ recovered }: Pick<Props, 'recovered'>) {
  useEffect(() => {
    if (recovered !== undefined) notify(recovered);
  }, [recovered]);
  useEffect(() => {
    const show = (error: unknown) =>
      enqueueSnackbar(uncaughtText(error), { variant: 'error', autoHideDuration: 20_000 });
    // An event without an error is a notice of the browser, for example of a ResizeObserver.
    const onError = ({ error }: ErrorEvent) => error && show(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => show(reason);
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    return () => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  return null;
}

const uncaughtText = (error: unknown): string =>
  error instanceof ApiError
    ? error.message
    : t('studio/window:uncaught', {
        error: error instanceof Error ? error.message : String(error),
      });

/** In place of the window, once it could not be rendered. The edits are stored in the browser. */
const Broken = () => (
  <Alert
    severity="error"
    action={<Button onClick={() => location.reload()}>{t('studio/window:reload')}</Button>}
    sx={{ margin: 4 }}
  >
    {t('studio/window:broken')}
  </Alert>
);
