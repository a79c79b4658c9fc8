import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { cache } from './styles.ts';

/** Renders content at a path of the site to HTML. */
export const render = (path: string, content: ReactNode): string =>
  renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={path}>{content}</StaticRouter>
    </CacheProvider>,
  );
