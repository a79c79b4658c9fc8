import { createRoot } from 'react-dom/client';
import { keepOpening, openStudio } from './shell/open-studio.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);

/** The site's fonts; the system's if an error in its files prevents that. */
const siteFonts = () =>
  import('virtual:fonts').catch(() => ({
    textFont: 'system-ui',
    headingFont: 'system-ui',
    fontFaces: '',
  }));

void keepOpening(
  async () => {
    // Requests the site while the code is loading.
    const [begun, fonts, { App }] = await Promise.all([
      openStudio(),
      siteFonts(),
      import('./shell/app.tsx'),
    ]);
    root.render(<App {...begun} fonts={fonts} />);
  },
  (failure) => root.render(<p role="alert">{failure}</p>),
);
