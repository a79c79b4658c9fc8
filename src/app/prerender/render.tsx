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

/** React's mark for a boundary whose content threw: React leaves that to the browser. */
const FAILED = /<!--\$!--><template(?: data-msg="([^"]*)")?/;

/** The error of a part that is missing in the HTML; React adds the message in development only. */
export function failureIn(html: string): string | undefined {
  const found = FAILED.exec(html);
  return found ? (found[1] ?? 'A section threw an error.') : undefined;
}
