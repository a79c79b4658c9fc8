import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { headingWeight } from '../../theme/font-weights.ts';
import { headingFont } from '../../theme/fonts.ts';
import { type } from '../../theme/typography.ts';
import { FigureList } from '../../ui/figure-list.tsx';
import { ConfiguredLayout } from '../../ui/section/configured-layout.tsx';

/** In a row; beside their heading below one another; one alone as large as can be, with its sentence. */
export function Figures({ section }: { section: SectionOf<'figures'> }) {
  const { items, layout } = section;
  const List = items.length === 1 ? Single : Below;
  return (
    <ConfiguredLayout weight={List === Single ? 'heavy' : 'light'} section={section}>
      {layout || items.length === 1 ? (
        <List>
          {items.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </List>
      ) : (
        <FigureList figures={items} />
      )}
    </ConfiguredLayout>
  );
}

const Below = styled('dl')({
  '& > div': {
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'baseline',
    gap: 'clamp(16px, 3vw, 40px)',
    paddingBlock: 16,
    borderTop: '1px solid var(--line)',
  },
  '& dt': { flex: 1, color: 'var(--muted)', fontSize: '1.1875rem', lineHeight: 1.45 },
  '& dd': { ...type.display, minWidth: '30%' },
});

const Single = styled('dl')({
  '& > div': { display: 'flex', flexDirection: 'column-reverse', gap: 'clamp(12px, 5vw, 80px)' },
  '& dt': { ...type.middle, flex: 1, maxWidth: 560 },
  '& dd': {
    font: `${headingWeight} clamp(5rem, 2rem + 13vw, 13rem)/.9 ${headingFont}`,
    marginLeft: '-.05em', // its own white
    letterSpacing: '-.045em',
    overflowWrap: 'anywhere',
    '@media print': { fontSize: '4rem', marginLeft: 0 },
  },
  '@media (min-width: 720px)': {
    '& > div': {
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      alignItems: 'last baseline',
    },
  },
});
