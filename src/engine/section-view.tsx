import { type ComponentType, Suspense } from 'react';
import { useMessages } from '../data/site-context.ts';
import type { SectionRegistry } from '../data/types.ts';
import type { Section } from '../types/config.gen.ts';
import { HeadingLevelProvider } from '../ui/heading-level.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface Props {
  section: Section;
  sections: SectionRegistry;
  /** The first section carries the title of the page. */
  first: boolean;
}

/**
 * One section, by its type. The Suspense boundary never shows its fallback: it makes each section
 * hydrate in a slice of its own, the one a visitor touches first.
 */
export function SectionView({ section, sections, first }: Props) {
  const { failed } = useMessages().section;
  // The registry's type has proved the match; TypeScript cannot follow it through the union.
  const Component = sections[section.type] as ComponentType<{ section: Section }>;
  return (
    <HeadingLevelProvider value={first ? 1 : 2}>
      <ErrorBoundary fallback={<p role="alert">{failed}</p>}>
        <Suspense fallback={null}>
          <Component section={section} />
        </Suspense>
      </ErrorBoundary>
    </HeadingLevelProvider>
  );
}
