/** The document that shows a page to whoever has its link, without an account. */
import { fontFaces, headingFont, textFont } from 'virtual:fonts';
import { CssBaseline, GlobalStyles } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { speak } from '../../../words/reader.ts';
import { wordsOf } from '../../../words/words.ts';
import { chosenLanguage } from '../../shared/chosen-language.ts';
import { type LinkSettings, SETTINGS_ID } from '../../shared/remote-site.ts';
import { studioTheme } from '../window/theme.ts';
import { askAsGuest } from './ask-as-guest.ts';
import { GuestApp } from './guest-app.tsx';

const settings: LinkSettings = JSON.parse(
  document.getElementById(SETTINGS_ID)?.textContent ?? 'null',
);
const language = chosenLanguage(Object.keys(settings.words));
speak(wordsOf(language, settings.words[language] ?? {}, undefined, settings.language));
document.documentElement.lang = language;

const theme = studioTheme({ textFont, headingFont, colors: settings.colors });
// Another link in the same tab is another page, which a change of the fragment alone would not load.
addEventListener('hashchange', () => location.reload());

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <GlobalStyles styles={fontFaces} />
    <GuestApp ask={askAsGuest(settings, location.hash.slice(1))} canvas={settings.canvas} />
  </ThemeProvider>,
);
