import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { cache } from './styles.ts';

/** What stands at an address of the site, as HTML. */
export const render = (path: string, content: ReactNode): string =>
  renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={path}>{content}</StaticRouter>
    </CacheProvider>,
  );

/** What React writes in place of what threw: it leaves that to the browser, and goes on. */
const FAILED = /<!--\$!--><template(?: data-msg="([^"]*)")?/;

/** Why a part of the page is missing in what `render` returned; React tells while developing only. */
export function failureIn(html: string): string | undefined {
  const found = FAILED.exec(html);
  return found ? (found[1] ?? 'A section threw an error.') : undefined;
}
