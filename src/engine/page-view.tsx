import { AssetsProvider } from '../data/assets-context.ts';
import type { PageData, SectionRegistry } from '../data/types.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageHead } from './page-head.tsx';
import { SectionView } from './section-view.tsx';

interface Props {
  data: PageData;
  sections: SectionRegistry;
}

export function PageView({ data, sections }: Props) {
  return (
    <AssetsProvider value={data.assets}>
      <PageHead page={data.page} />
      <Breadcrumbs breadcrumb={data.page.meta.breadcrumb} />
      {data.page.sections.map((section, index) => (
        <SectionView key={index} section={section} sections={sections} first={index === 0} />
      ))}
    </AssetsProvider>
  );
}
