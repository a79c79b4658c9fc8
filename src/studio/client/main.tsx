import { createRoot } from 'react-dom/client';
import { openStudio } from './shell/open-studio.ts';
import { ApiError } from './store/api.ts';
import { connection } from './store/connection.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);

/** The site's fonts; the system's if an error in its files prevents that. */
const siteFonts = () =>
  import('../../ui/theme/fonts.ts').catch(() => ({
    textFont: 'system-ui',
    headingFont: 'system-ui',
    fontFaces: '',
  }));

async function begin(): Promise<void> {
  try {
    // Requests the site while the code is loading.
    const [begun, fonts, { App }] = await Promise.all([
      openStudio(),
      siteFonts(),
      import('./shell/app.tsx'),
    ]);
    connection.answered(begin);
    root.render(<App {...begun} fonts={fonts} />);
  } catch (error) {
    const again = error instanceof ApiError && error.mayPass;
    root.render(
      <p role="alert">
        {(error as Error).message} {again && 'O estúdio abre sozinho quando houver resposta.'}
      </p>,
    );
    connection.failed(begin, error, begin);
  }
}

void begin();
