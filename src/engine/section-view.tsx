import { type ComponentType, Suspense } from 'react';
import type { Section } from '../types/config.gen.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HeadingLevelProvider } from './heading-level.tsx';
import { useMessages } from './site-context.ts';
import type { SectionRegistry } from './types.ts';

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
