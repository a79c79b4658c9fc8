import { CssBaseline, GlobalStyles } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { fontFaces } from '../../src/theme/fonts.ts';
import { begin } from './frame/begin.ts';
import { SmallScreen } from './frame/small-screen.tsx';
import { Studio } from './frame/studio.tsx';
import { theme } from './frame/theme.ts';
import { StoreProvider } from './store/use-store.ts';
import { useSay } from './ui/use-say.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);

function Recovered() {
  const say = useSay();
  useEffect(
    () => say('O que você não tinha salvo está de volta. “Desfazer” o deixa de lado.'),
    [say],
  );
  return null;
}

try {
  const { store, recovered } = await begin();
  root.render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <GlobalStyles styles={fontFaces} />
        <SnackbarProvider
          preventDuplicate
          autoHideDuration={6_000}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <StoreProvider value={store}>
            {recovered && <Recovered />}
            <Studio />
            <SmallScreen />
          </StoreProvider>
        </SnackbarProvider>
      </ThemeProvider>
    </StrictMode>,
  );
} catch (error) {
  root.render(<p role="alert">{(error as Error).message}</p>);
}
