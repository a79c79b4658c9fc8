import { styled } from '@mui/material/styles';
import { headingWeight } from '../theme/font-weights.ts';
import { headingFont } from '../theme/fonts.ts';
import type { CaseFigure } from '../types/config.gen.ts';

/** Headline figures in a row, each above what it counts and, where it is told, how it was measured. */
export function FigureList({ figures }: { figures: CaseFigure[] }) {
  return (
    <List>
      {figures.map((figure) => (
        <Item key={figure.label}>
          <dt>
            {figure.label}
            {figure.source && <span>{figure.source}</span>}
          </dt>
          <dd>{figure.value}</dd>
        </Item>
      ))}
    </List>
  );
}

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  borderTop: '1px solid var(--line)',
  breakInside: 'avoid',
  // Two and one would leave a hole: each beside what it counts.
  '@media (max-width: 519.98px)': {
    '&:has(> :nth-of-type(odd):last-of-type)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > div': { flexDirection: 'row-reverse', alignItems: 'baseline', gap: 16 },
      '& dt': { flex: 1 },
      '& dd': { minWidth: '36%' },
    },
  },
});

const Item = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: '24px 24px 0 0',
  '& dt': { color: 'var(--muted)', lineHeight: 1.45 },
  '& span': { display: 'block', marginTop: 12 },
  '& dd': {
    fontFamily: headingFont,
    fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem)',
    fontWeight: headingWeight,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    marginBottom: 6,
    '@media print': { fontSize: '1.375rem' }, // cards are narrow on paper
  },
});
