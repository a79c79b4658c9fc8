import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentType, memo, Suspense } from 'react';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { useMessages } from '../data/site-context.ts';
import type { SectionRegistry } from '../data/types.ts';
import type { Section } from '../types/config.gen.ts';
import { HeadingLevelProvider } from '../ui/heading-level.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { RowsShape } from '../ui/rows-shape.tsx';
import { StackedLayout } from '../ui/section/stacked-layout.tsx';

interface Props {
  section: Section;
  sections: SectionRegistry;
  /** The first section carries the title of the page. */
  first: boolean;
}

/**
 * One section, by its type. The Suspense boundary makes each hydrate in a slice of its own, the one a
 * visitor touches first; its fallback is seen by who comes from another page to one with code of its
 * own. A page that is edited is rendered anew with each key; a section that did not change is not.
 */
export const SectionView = memo(function SectionView({ section, sections, first }: Props) {
  // The registry's type has proved the match; TypeScript cannot follow it through the union.
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

/** In place of a section that could not be drawn, or whose code did not come. */
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
