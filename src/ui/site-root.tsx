import { THEME_ID } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { SiteProvider } from './data/site-context.ts';
import type { SiteData } from './data/types.ts';
import { siteTheme } from './theme/site-theme.ts';

/**
 * The site's data and its MUI theme, for everything that is rendered. Under `THEME_ID` MUI passes the theme on as it
 * is; a theme given without it is copied for each page, and all styles are computed again.
 */
export function SiteRoot({ site, children }: { site: SiteData; children: ReactNode }) {
  return (
    <ThemeProvider themeId={THEME_ID} theme={siteTheme(site.theme)}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </ThemeProvider>
  );
}
