import type { SectionOf } from '../../data/types.ts';
import { styled } from '../../theme/styled.tsx';
import { type } from '../../theme/typography.ts';
import { FigureList } from '../../ui/figure-list.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

/** In a row; beside their heading below one another; one alone as large as can be, with its sentence. */
export function Figures({ section }: { section: SectionOf<'figures'> }) {
  const { items, layout } = section;
  const list = <FigureList figures={items} />;
  return (
    <SectionFrame weight="light" section={section}>
      {items.length === 1 ? <Single>{list}</Single> : layout ? <Below>{list}</Below> : list}
    </SectionFrame>
  );
}

const Below = styled('div')({
  '&& > dl': { display: 'block', borderTop: 0 },
  '&&&& dl > div': {
    flexDirection: 'row-reverse',
    alignItems: 'baseline',
    gap: 'clamp(16px, 3vw, 40px)',
    padding: '16px 0',
    borderTop: '1px solid var(--line)',
  },
  '&& dt': { flex: 1, fontSize: '1rem' },
  '&& dd': { width: '36%', margin: 0 },
});

const Single = styled('div')({
  '&& > dl': { display: 'block', borderTop: 0 },
  '&&&& dl > div': { flexDirection: 'column-reverse', gap: 'clamp(12px, 5vw, 80px)', padding: 0 },
  '&& dt': { ...type.middle, color: 'var(--fg)', maxWidth: 560 },
  '&& dd': {
    fontSize: 'clamp(5rem, 2rem + 13vw, 13rem)',
    lineHeight: 0.9,
    marginLeft: '-.05em', // its own white at the left
    letterSpacing: '-0.045em',
    whiteSpace: 'nowrap',
    '@media print': { fontSize: '4rem' },
  },
  '@media (min-width: 720px)': {
    '&&&& dl > div': { flexDirection: 'row-reverse', alignItems: 'last baseline' },
    '&& dt': { flex: 1 },
  },
});
