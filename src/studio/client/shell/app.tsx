import { CssBaseline, GlobalStyles } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import type { StudioStore } from '../store/store.ts';
import { StoreProvider } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';
import { Studio } from './studio.tsx';
import { studioTheme } from './theme.ts';
import { Broken, UncaughtErrors } from './uncaught-errors.tsx';

interface Props {
  store: StudioStore;
  /** What is to be said about what earlier windows had not saved. */
  recovered: string | undefined;
  fonts: { textFont: string; headingFont: string; fontFaces: string };
}

export const App = ({ store, recovered, fonts }: Props) => (
  <ThemeProvider theme={studioTheme({ ...fonts, colors: store.get().site.sources.colors })}>
    <CssBaseline />
    <GlobalStyles styles={fonts.fontFaces} />
    <SnackbarProvider
      preventDuplicate
      autoHideDuration={6_000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <UncaughtErrors />
      <StoreProvider value={store}>
        {recovered !== undefined && <Recovered text={recovered} />}
        <ErrorBoundary fallback={<Broken />}>
          <Studio />
        </ErrorBoundary>
      </StoreProvider>
    </SnackbarProvider>
  </ThemeProvider>
);

function Recovered({ text }: { text: string }) {
  const notify = useNotify();
  useEffect(() => notify(text), [notify, text]);
  return null;
}
