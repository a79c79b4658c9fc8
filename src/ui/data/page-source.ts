import { createContext, use, useContext } from 'react';
import { BUILD } from '../../lib/build-id.ts';
import { memoize } from '../../lib/memoize.ts';
import { preloadModules } from '../../lib/preload-modules.ts';
import { pageDataUrl } from './page-data-url.ts';
import type { Assets, PageData } from './types.ts';

/** Provides pages: at once on the server, over the network in the browser. */
export interface PageSource {
  get(path: string): PageData | Promise<PageData>;
  prefetch(path: string): void;
}

const PageSourceContext = createContext<PageSource | null>(null);

export const PageSourceProvider = PageSourceContext.Provider;

function useSource(): PageSource {
  const source = useContext(PageSourceContext);
  if (!source) throw new Error('A PageSourceProvider is needed above');
  return source;
}

/** The data of the page at `path`; suspends while it is loading. */
export function usePage(path: string): PageData {
  const found = useSource().get(path);
  return found instanceof Promise ? use(found) : found;
}

/** What the shell around the page at `path` needs of it; nothing of a page that fails to load. */
export function useAssets(path: string): Partial<Assets> {
  const found = useSource().get(path);
  return (found instanceof Promise ? use(settled(found)) : found)?.assets ?? {};
}

const settled = memoize((page: Promise<PageData>) => page.catch(() => undefined));

export function usePrefetch(): (path: string) => void {
  return useSource().prefetch;
}

/** Fetches pages by a naming convention: the browser gets no list of pages. */
export function createRemoteSource(
  fetchPage = fetchPageData,
  leave = loadAnew,
): PageSource & {
  put(path: string, data: PageData): void;
} {
  const pages = new Map<string, PageData | Promise<PageData>>();
  const prefetched = new Map<string, Promise<PageData>>();

  function get(path: string) {
    const page = pages.get(path);
    if (page) return page;
    // A failure is kept, so that the page shows it instead of retrying forever.
    const pending = (prefetched.get(path) ?? fetchPage(path)).then((data) =>
      data.build === BUILD ? data : leave(),
    );
    pages.set(path, pending);
    return pending;
  }

  return {
    get,
    prefetch: (path) => {
      if (pages.has(path) || prefetched.has(path)) return;
      const pending = fetchPage(path);
      prefetched.set(path, pending);
      pending.catch(() => prefetched.delete(path));
    },
    put: (path, data) => void pages.set(path, data),
  };
}

/** Another build was deployed, and its page data needs its app. The address is the new page's already. */
function loadAnew(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

export async function fetchPageData(path: string): Promise<PageData> {
  const response = await fetch(pageDataUrl(path));
  if (response.ok) {
    const data = (await response.json()) as PageData;
    preloadModules(data.modules ?? []);
    return data;
  }
  if (response.status !== 404 || path === '/404') {
    throw new Error(`${pageDataUrl(path)} answered ${response.status}`);
  }
  return fetchPageData('/404');
}
