import { normalizePath, pageDataUrl } from '../data/page-data-url.ts';
import type { PageData, SiteData } from '../data/types.ts';
import { hideProblems, showProblems } from './overlay.ts';

interface App {
  /** Shows new data without remounting; forgets every other page. */
  update(site: SiteData, path: string, page: PageData): void;
  site: SiteData;
}

type News = { ok: true } | { ok: false; report: string };

/** Keeps the open page in step with the files under site-config/. Dev server only. */
export function followConfig(app: App): void {
  let { site } = app;
  import.meta.hot?.on('site-config', async (news: News) => {
    if (!news.ok) return showProblems(news.report);
    hideProblems();
    const path = normalizePath(location.pathname);
    const fresh = await get<SiteData>('/_site.json');
    const page =
      (await get<PageData>(pageDataUrl(path))) ?? (await get<PageData>(pageDataUrl('/404')));
    if (!fresh || !page) return location.reload();
    // Tokens stand in the document, outside React.
    if (JSON.stringify(fresh.theme) !== JSON.stringify(site.theme)) return location.reload();
    site = fresh;
    app.update(fresh, path, page);
  });
}

async function get<T>(url: string): Promise<T | undefined> {
  const response = await fetch(url, { cache: 'no-store' });
  return response.ok ? ((await response.json()) as T) : undefined;
}
