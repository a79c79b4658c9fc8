import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentType, memo, Suspense } from 'react';
import type { SectionProps } from '../../blocks/typed-section.tsx';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { useMessages } from '../../ui/data/site-context.ts';
import { HeadingLevelProvider } from '../../ui/heading-level.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { RowsShape } from '../../ui/rows-shape.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';

interface Props extends SectionProps {
  /** Renders a section by its type. */
  Component: ComponentType<SectionProps>;
}

/**
 * A section of a page. The Suspense boundary hydrates each section separately, the one that a
 * visitor touches first; its fallback is shown after a navigation while a chunk is loading.
 * Memoized: in the studio a page is rendered at each key, but unchanged sections are not.
 */
export const SectionView = memo(function SectionView({ section, first, Component }: Props) {
  return (
    <HeadingLevelProvider value={first ? 1 : 2}>
      <ErrorBoundary fallback={<SectionFailed />}>
        <Suspense fallback={<Coming />}>
          <Component section={section} first={first} />
        </Suspense>
      </ErrorBoundary>
    </HeadingLevelProvider>
  );
});

const Coming = () => (
  <StackedLayout section={{}}>
    <RowsShape />
  </StackedLayout>
);

/** Shown instead of a section that threw, or whose chunk failed to load. */
function SectionFailed() {
  const { section, page } = useMessages();
  return (
    <StackedLayout section={{}}>
      <Failed role="alert">
        <Typography>{section.failed}</Typography>
        <PlainButton type="button" onClick={() => location.reload()}>
          {page.retry}
        </PlainButton>
      </Failed>
    </StackedLayout>
  );
}

const Failed = styled(Stack)({ alignItems: 'flex-start', gap: 20 });
