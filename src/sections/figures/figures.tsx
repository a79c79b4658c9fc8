import type { SectionOf } from '../../data/types.ts';
import { FigureList } from '../../ui/figure-list.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

export function Figures({ section }: { section: SectionOf<'figures'> }) {
  return (
    <SectionFrame weight="light" section={section}>
      <FigureList figures={section.items} />
    </SectionFrame>
  );
}
