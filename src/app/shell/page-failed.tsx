import { useMessages, useSite } from '../../ui/data/site-context.ts';
import { HeadingLevelProvider } from '../../ui/heading-level.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';

/** Shown if the data of a page failed to load. */
export function PageFailed() {
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
