import { siteDataUrl } from '../../lib/boot-protocol.ts';
import { normalizePath, pageDataUrl } from '../../ui/data/page-data-url.ts';
import type { PageData, SiteData } from '../../ui/data/types.ts';
import { speakFromServer } from '../../words/words-in-page.ts';
import { type ConfigReport, POSITION_URL, REPORT_URL } from './config-report.ts';
import { openInEditor, showProblems } from './overlay.ts';
import { sectionOf } from './rendered-sections.tsx';
import { showStudioLink } from './studio-link.ts';

/** Not in the gallery's frames, which are too small. */
const show: typeof showProblems = (problems) => {
  if (window === parent) showProblems(problems);
};

interface App {
  /** Shows new data without remounting; forgets every other page. */
  update(site: SiteData, path: string, page: PageData): void;
  site: SiteData;
  page: PageData;
}

/** Keeps the open page in step with the files under site-config/. Dev server only. */
export async function followConfig(app: App): Promise<void> {
  let { site } = app;
  // A build has it in the module of such languages.
  if (document.dir === 'rtl') Object.assign(site, await import('../../ui/theme/right-to-left.ts'));
  openSectionsOnClick();
  const spoken = speakFromServer();
  const follow = async ({ problems, moved }: ConfigReport) => {
    await spoken;
    show(problems);
    const path = normalizePath(location.pathname);
    const to = moved[path];
    if (to) return location.replace(to + location.search + location.hash);
    const fresh = await get<SiteData>(siteDataUrl());
    const page =
      (await get<PageData>(pageDataUrl(path))) ?? (await get<PageData>(pageDataUrl('/404')));
    if (!fresh || !page) return location.reload();
    // Tokens are in the document, outside of React.
    if (JSON.stringify(fresh.theme) !== JSON.stringify(site.theme)) return location.reload();
    site = fresh;
    app.update(fresh, path, page);
  };
  import.meta.hot?.on('site-config', follow);
  await spoken;
  if (window === parent) showStudioLink();
  const report = await get<ConfigReport>(REPORT_URL);
  // A file was saved after the data came, and before anything listened.
  if (report && app.page.revision && report.revision !== app.page.revision) await follow(report);
  else show(report?.problems ?? []);
}

async function get<T>(url: string): Promise<T | undefined> {
  const response = await fetch(url, { cache: 'no-store' });
  return response.ok ? ((await response.json()) as T) : undefined;
}

/** Opens the line of a section in the text editor when it is clicked with Alt. */
function openSectionsOnClick(): void {
  const onClick = async (event: MouseEvent) => {
    const target = event.target as Element | null;
    const index = event.altKey ? sectionOf(target?.closest('main *') ?? null) : undefined;
    if (index === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const page = normalizePath(location.pathname);
    const response = await fetch(
      `${POSITION_URL}?${new URLSearchParams({ page, section: String(index) })}`,
    );
    if (response.ok) openInEditor(((await response.json()) as { position: string }).position);
  };
  addEventListener('click', onClick, true);
}
