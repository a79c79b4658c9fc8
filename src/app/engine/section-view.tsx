import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentType, memo, Suspense } from 'react';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import type { Section } from '../../types/config.gen.ts';
import { useMessages } from '../../ui/data/site-context.ts';
import type { SectionRegistry } from '../../ui/data/types.ts';
import { HeadingLevelProvider } from '../../ui/heading-level.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { RowsShape } from '../../ui/rows-shape.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';

interface Props {
  section: Section;
  sections: SectionRegistry;
  /** The title of the first section is the title of the page. */
  first: boolean;
}

/**
 * A section, by its type. The Suspense boundary hydrates each section separately, the one that a
 * visitor touches first; its fallback is shown after a navigation while a chunk is loading.
 * Memoized: in the studio a page is rendered at each key, but unchanged sections are not.
 */
export const SectionView = memo(function SectionView({ section, sections, first }: Props) {
  // The registry's type guarantees the match; TypeScript does not see it through the union.
  const Component = sections[section.type] as ComponentType<{ section: Section }>;
  return (
    <HeadingLevelProvider value={first ? 1 : 2}>
      <ErrorBoundary fallback={<SectionFailed />}>
        <Suspense fallback={<Coming />}>
          <Component section={section} />
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
