import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { staticSections } from '../blocks/sections.ts';
import { watchOutbox } from '../forms/watch-outbox.ts';
import { SHEET_TAGS } from '../lib/boot-protocol.ts';
import { allowScripts } from '../lib/load-script.ts';
import { renderServed } from '../lib/served.tsx';
import { normalizePath } from '../ui/data/page-data-url.ts';
import { createRemoteSource, fetchPageData } from '../ui/data/page-source.ts';
import type { PageData, SiteData } from '../ui/data/types.ts';
import { adoptStyles, createStyleCache, STYLE_TAG } from '../ui/theme/style-cache.ts';
import { cleanAddress } from '../visitor/auth/auth-result.ts';
import { App } from './app.tsx';
import { followConfig } from './dev/live-config.ts'; // left out of the build with import.meta.hot

/**
 * Hydrates the prerendered page. Called once, by the boot script; `css` is the style sheet of the
 * page's lower part, empty if it could not be loaded, `siteData` the data of all pages, which a build appends to this module.
 */
export function start(page: PageData, css: string, siteData: SiteData): void {
  if (siteData.supabase) cleanAddress();
  const cache = createStyleCache();
  adoptStyles(cache, (document.querySelector(STYLE_TAG)?.textContent ?? '') + css);
  if (css === '' && document.querySelector(`link${SHEET_TAGS}`)) renderServed();
  adoptSheet(cache, css, siteData);
  allowScripts(siteData.scripts, siteData.plainScriptSources);

  const app = (site: SiteData, path: string, data: PageData) => {
    const source = createRemoteSource(fetchWithCode);
    source.put(path, data);
    return (
      <CacheProvider value={cache}>
        <BrowserRouter>
          <App site={site} source={source} />
        </BrowserRouter>
      </CacheProvider>
    );
  };

  watchOutbox();
  startTransition(() => {
    const path = normalizePath(location.pathname);
    const container = document.getElementById('root') as HTMLElement;
    const root = hydrateRoot(container, app(siteData, path, page));
    if (import.meta.hot) {
      followConfig({ site: siteData, page, update: (...news) => root.render(app(...news)) });
    }
  });
}

/** Of the sections that the first page left as they were. */
async function fetchWithCode(path: string): Promise<PageData> {
  const [data] = await Promise.all([fetchPageData(path), staticSections.bring()]);
  return data;
}

/**
 * Adopts the sheet, as React would not expect a `<link>` between the sections. New styles are added to one of their own: for a
 * `<style>` of Emotion's, each page's policy would need another hash.
 */
function adoptSheet(cache: EmotionCache, css: string, site: SiteData): void {
  const served = new CSSStyleSheet();
  served.replaceSync(css);
  const added = new CSSStyleSheet();
  document.adoptedStyleSheets.push(served, added);
  for (const tag of document.querySelectorAll(SHEET_TAGS)) tag.remove();
  cache.sheet.insert = (rule) => {
    try {
      // Without a place it would be the first, and yield to the rules that it refines.
      added.insertRule(site.mirrored?.(rule) ?? rule, added.cssRules.length);
    } catch (error) {
      // A selector of another browser's: this one has no use for it.
      if (!(error instanceof DOMException)) throw error;
    }
  };
}
