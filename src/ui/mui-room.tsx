import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSite } from '../data/site-context.ts';
import { muiTheme } from '../theme/mui-theme.ts';

/** What MUI's components stand in. Only what is loaded apart has any: they weigh more than the rest of a page. */
export function MuiRoom({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={muiTheme(useSite().theme)}>{children}</ThemeProvider>;
}
