import type { ComponentType } from 'react';
import type { SectionProps } from '../../blocks/typed-section.tsx';
import { AssetsProvider } from '../../ui/data/assets-context.ts';
import { isShown } from '../../ui/data/event-state.ts';
import type { PageData } from '../../ui/data/types.ts';
import { useEventState } from '../../ui/data/use-event-state.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageHead } from './page-head.tsx';
import { SectionView } from './section-view.tsx';

/** What the prerenderer renders apart: the first section with all before it, and the others. The browser renders all. */
export type SectionsPart = 'first' | 'others';

interface Props {
  data: PageData;
  /** Renders a section by its type. */
  Component: ComponentType<SectionProps>;
  part?: SectionsPart | undefined;
}

export function PageView({ data: { page, assets }, Component, part }: Props) {
  const state = useEventState(assets.endsAt, assets.asOf);
  const first = page.sections.findIndex((section) => isShown(section, state));
  const isIn = (asked: SectionsPart) => !import.meta.env.SSR || !part || part === asked;
  return (
    <AssetsProvider value={assets}>
      {isIn('first') && <PageHead page={page} />}
      {isIn('first') && <Breadcrumbs breadcrumb={page.meta.breadcrumb} />}
      {page.sections.map(
        (section, index) =>
          isShown(section, state) &&
          isIn(index === first ? 'first' : 'others') && (
            <SectionView
              key={index}
              section={section}
              Component={Component}
              first={index === first}
            />
          ),
      )}
    </AssetsProvider>
  );
}
