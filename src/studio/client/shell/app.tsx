import { CssBaseline, GlobalStyles } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import type { StudioStore } from '../store/store.ts';
import { StoreProvider } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';
import { Studio } from './studio.tsx';
import { studioTheme } from './theme.ts';

interface Props {
  store: StudioStore;
  recovered: boolean;
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
      <StoreProvider value={store}>
        {recovered && <Recovered />}
        <Studio />
      </StoreProvider>
    </SnackbarProvider>
  </ThemeProvider>
);

function Recovered() {
  const notify = useNotify();
  useEffect(
    () => notify('O que você não tinha salvo está de volta. “Desfazer” o deixa de lado.'),
    [notify],
  );
  return null;
}
