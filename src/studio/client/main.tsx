import { createRoot } from 'react-dom/client';
import { openStudio } from './shell/open-studio.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);

/** The site's own, unless a mistake in its files has taken them away. */
const siteFonts = () =>
  import('../../app/theme/fonts.ts').catch(() => ({ textFont: 'system-ui', fontFaces: '' }));

try {
  // The site is asked for while the code is on its way.
  const [begun, fonts, { App }] = await Promise.all([
    openStudio(),
    siteFonts(),
    import('./shell/app.tsx'),
  ]);
  root.render(<App {...begun} fonts={fonts} />);
} catch (error) {
  root.render(<p role="alert">{(error as Error).message}</p>);
}
