import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { TypedSection } from '../blocks/typed-section.tsx';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { normalizePath } from '../ui/data/page-data-url.ts';
import { type PageSource, PageSourceProvider, usePage } from '../ui/data/page-source.ts';
import { useMessages, useSite } from '../ui/data/site-context.ts';
import type { SiteData } from '../ui/data/types.ts';
import { HeadingLevelProvider } from '../ui/heading-level.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { StackedLayout } from '../ui/section/stacked-layout.tsx';
import { SiteRoot } from '../ui/site-root.tsx';
import { AuthRoot } from '../visitor/auth/auth-root.tsx';
import { usePageView } from '../visitor/tracking/tracking.tsx';
import { NotedSection, WithPageNote } from './dev/unpublished-notes.tsx';
import { PageView, type SectionsPart } from './engine/page-view.tsx';
import { RouteEffects } from './engine/route-effects.tsx';
import { RouteLinks } from './engine/route-links.tsx';
import { Shell, type ShellParts } from './shell/shell.tsx';

interface Props {
  site: SiteData;
  source: PageSource;
  /** Of the prerenderer, which renders these apart. */
  shellParts?: Partial<ShellParts> | undefined;
  page?: ReactNode;
}

/** The app inside a router; the browser and the prerenderer render the same tree. */
export function App({ site, source, shellParts, page }: Props) {
  const path = normalizePath(useLocation().pathname);
  return (
    <SiteRoot site={site}>
      <PageSourceProvider value={source}>
        <RouteLinks>
          <Shell path={path} parts={shellParts}>
            {/* Outside of the page, so that the old page stays until the new one is loaded. */}
            <Suspense fallback={null}>
              <ErrorBoundary key={path} fallback={<PageFailed />}>
                {page ?? <RoutedPage path={path} />}
              </ErrorBoundary>
            </Suspense>
          </Shell>
        </RouteLinks>
        <RouteEffects />
        <AuthRoot />
      </PageSourceProvider>
    </SiteRoot>
  );
}

export function RoutedPage({ path, part }: { path: string; part?: SectionsPart }) {
  const data = usePage(path);
  usePageView(data.page.path);
  if (!import.meta.env.DEV) return <PageView data={data} Component={TypedSection} part={part} />;
  // The dev server also shows unpublished sections, with notes.
  return (
    <WithPageNote data={data} startsPage={part !== 'others'}>
      <PageView data={data} Component={NotedSection} part={part} />
    </WithPageNote>
  );
}

/** Shown if the data of a page failed to load. */
function PageFailed() {
  const { page } = useMessages();
  return (
    <>
      <title>{useSite().site.seo.defaultTitle}</title>
      <div role="alert">
        <HeadingLevelProvider value={1}>
          <StackedLayout section={{ title: page.failedTitle, intro: page.failedText }}>
            <PlainButton type="button" onClick={() => location.reload()}>
              {page.retry}
            </PlainButton>
          </StackedLayout>
        </HeadingLevelProvider>
      </div>
    </>
  );
}
