import { FigureList } from '../../engine/figure-list.tsx';
import { SectionFrame } from '../../engine/section-frame.tsx';
import type { SectionOf } from '../../engine/types.ts';

export function Figures({ section }: { section: SectionOf<'figures'> }) {
  return (
    <SectionFrame section={section}>
      <FigureList figures={section.items} />
    </SectionFrame>
  );
}
