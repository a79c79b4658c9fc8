import { AssetsProvider } from '../../ui/data/assets-context.ts';
import { isShown } from '../../ui/data/event-state.ts';
import type { PageData, SectionRegistry } from '../../ui/data/types.ts';
import { useEventState } from '../../ui/data/use-event-state.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageHead } from './page-head.tsx';
import { SectionView } from './section-view.tsx';

interface Props {
  data: PageData;
  sections: SectionRegistry;
}

export function PageView({ data: { page, assets }, sections }: Props) {
  const state = useEventState(assets.endsAt, assets.builtAt);
  const first = page.sections.findIndex((section) => isShown(section, state));
  return (
    <AssetsProvider value={assets}>
      <PageHead page={page} />
      <Breadcrumbs breadcrumb={page.meta.breadcrumb} opening={page.sections[first]} />
      {page.sections.map(
        (section, index) =>
          isShown(section, state) && (
            <SectionView
              key={index}
              section={section}
              sections={sections}
              first={index === first}
            />
          ),
      )}
    </AssetsProvider>
  );
}
