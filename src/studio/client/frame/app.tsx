import { CssBaseline, GlobalStyles, useMediaQuery } from '@mui/material';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import type { StudioStore } from '../store/store.ts';
import { StoreProvider } from '../store/use-store.ts';
import { useSay } from '../ui/use-say.ts';
import { SmallScreen } from './small-screen.tsx';
import { Studio } from './studio.tsx';
import { studioTheme } from './theme.ts';

interface Props {
  store: StudioStore;
  recovered: boolean;
  fonts: { textFont: string; fontFaces: string };
}

/** The studio with all that stands around it. */
export const App = ({ store, recovered, fonts }: Props) => (
  <ThemeProvider theme={studioTheme(fonts.textFont)}>
    <CssBaseline />
    <GlobalStyles styles={fonts.fontFaces} />
    <SnackbarProvider
      preventDuplicate
      autoHideDuration={6_000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <StoreProvider value={store}>
        {recovered && <Recovered />}
        <Fitting />
      </StoreProvider>
    </SnackbarProvider>
  </ThemeProvider>
);

/** One of the two alone, as each lists the whole site. */
function Fitting() {
  const hasRoom = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('studio'), {
    noSsr: true, // at once
  });
  return hasRoom ? <Studio /> : <SmallScreen />;
}

function Recovered() {
  const say = useSay();
  useEffect(
    () => say('O que você não tinha salvo está de volta. “Desfazer” o deixa de lado.'),
    [say],
  );
  return null;
}
