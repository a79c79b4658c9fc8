import { lazyComponent } from '../../../lib/lazy-component.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { Columns } from './columns.tsx';
import { Dialogue } from './dialogue.tsx';
import { Marks } from './marks.tsx';
import { pairsOf } from './pairs.ts';
import { PairsTable } from './pairs-table.tsx';

/** Chunks of their own: few pages have them. */
const PairCards = lazyComponent(async () => (await import('./pair-cards.tsx')).PairCards);
const Strips = lazyComponent(async () => (await import('./strips.tsx')).Strips);

const PAIRED = { table: PairsTable, dialogue: Dialogue, cards: PairCards, strips: Strips };

export function ChallengesSolutions({ section }: { section: SectionOf<'challenges-solutions'> }) {
  // The layouts of this section are its own, not those of the frame.
  const { layout, ...framed } = section;
  if (layout === 'marks')
    return <Marks section={section} pairs={pairsOf(section)} framed={framed} />;
  const Pairs = layout && PAIRED[layout];
  return (
    <StackedLayout section={framed}>
      {Pairs ? <Pairs section={section} pairs={pairsOf(section)} /> : <Columns section={section} />}
    </StackedLayout>
  );
}
