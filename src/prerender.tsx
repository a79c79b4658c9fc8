import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import type { PageSource } from './engine/page-source.ts';
import type { PageData, SiteData } from './engine/types.ts';
import { movingSections } from './sections/moving.ts';
import { fontFiles } from './theme/fonts.ts';
import { globalCss } from './theme/global-css.ts';

export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>` tags. */
  head: string;
  /** What `#root` contains. */
  body: string;
  /** The styles the body uses, as one `<style data-emotion>` tag. */
  styles: string;
  /** True when a section moves by itself, so that the app starts without a touch. */
  moves: boolean;
}

/** Page data -> HTML. Synchronous: whatever a page needs is in its data already. */
export function renderPage(site: SiteData, data: PageData): RenderedPage {
  const cache = createCache({ key: 'c' });
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const source: PageSource = { get: () => data, prefetch: () => undefined };
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={data.page.path}>
        <App site={site} source={source} />
      </StaticRouter>
    </CacheProvider>,
  );
  // React writes what it hoists before the first element of the body.
  const start = html.search(/<(?!title|\/title|meta|link)/);
  return {
    head: html.slice(0, start),
    body: html.slice(start),
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    moves: data.page.sections.some((section) => movingSections.has(section.type)),
  };
}

export function documentAssets(site: SiteData) {
  return { css: globalCss(site.theme), preloadFonts: fontFiles };
}
