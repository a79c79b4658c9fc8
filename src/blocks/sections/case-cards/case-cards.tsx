import { styled } from '@mui/material/styles';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { useRecords } from '../../../ui/data/assets-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { cardSpan, JoinedCards } from '../../../ui/joined-cards.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { AMONG_OTHERS, CARD, CaseCard } from './case-card.tsx';

/** A chunk of its own: few pages have them. */
const EdgeCases = lazyComponent(async () => (await import('./edge-cases.tsx')).EdgeCases);

export function CaseCards({ section }: { section: SectionOf<'case-cards'> }) {
  const { plots, layout, ...framed } = section;
  const cases = useRecords('cases', section.cases);
  const isSingle = cases.length === 1;
  const columns = isSingle ? 1 : 2;
  if (layout && !isSingle) return <EdgeCases section={framed} cases={cases} plots={plots} />;
  return (
    <StackedLayout section={framed}>
      <JoinedCards columns={columns} rowOnPhone={!isSingle}>
        {cases.map((study, index) => (
          <CaseCard
            key={study.id}
            study={study}
            plots={plots}
            parts={isSingle ? SINGLE : AMONG_OTHERS}
            sx={cardSpan(index, cases.length, columns, !(plots && study.chart))}
          />
        ))}
      </JoinedCards>
    </StackedLayout>
  );
}

const SINGLE = {
  ...CARD,
  Card: styled(CARD.Card)({
    [breakpoints.up('lg')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  }),
};
