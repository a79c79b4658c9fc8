import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { PartsDrawing } from '../data/chart-drawing.ts';
import { containerQueries, spacing } from '../theme/breakpoints.ts';
import { headingWeight } from '../theme/font-weights.ts';
import { headingFont } from '../theme/fonts.ts';
import { size } from '../theme/size.ts';
import { PlotArea, percent, RowName } from './plot-parts.tsx';

type Part = PartsDrawing['rows'][number];

/** One bar, cut in proportion, and what each part is: below it, or in rows that repeat its place. */
export function PartsPlot({ drawing: { total, rows } }: { drawing: PartsDrawing }) {
  return (
    <PlotArea>
      <Total>{total}</Total>
      <Bar aria-hidden="true">
        {rows.map((part) => (
          <Piece key={part.label} part={part} />
        ))}
      </Bar>
      <Ways aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        {rows.map(({ label, d, main }) => (
          <path key={label} d={d} data-main={main ? '' : undefined} />
        ))}
      </Ways>
      <Parts disablePadding>
        {rows.map((part) => (
          <li key={part.label}>
            <Place aria-hidden="true">
              <Piece part={part} />
            </Place>
            <Value>
              <strong>{part.text}</strong> {part.share}
            </Value>
            <RowName row={part} />
          </li>
        ))}
      </Parts>
    </PlotArea>
  );
}

const Piece = ({ part: { from, width, main } }: { part: Part }) => (
  <rect x={percent(from)} width={percent(width)} height="100%" data-main={main ? '' : undefined} />
);

const BELOW_EACH = containerQueries.up(800);

const colours = {
  fill: 'var(--fg)',
  '&[data-main]': { fill: 'var(--accent)' },
} as const;

/** As large as the title of a page: all parts are parts of it. */
const Total = styled('p')({
  marginBottom: spacing(2),
  fontFamily: headingFont,
  fontSize: size.page,
  fontWeight: headingWeight,
  letterSpacing: '-.03em',
  lineHeight: 1.1,
});

const Bar = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'clamp(72px, 14cqi, 132px)',
  '& rect': { ...colours, stroke: 'var(--card)', strokeWidth: 3 },
});

/** From each part to its words, where those stand in columns. */
const Ways = styled('svg')({
  display: 'none',
  width: '100%',
  height: 72,
  '& path': {
    ...colours,
    fillOpacity: 0.14,
    stroke: 'var(--card)',
    strokeWidth: 3,
    vectorEffect: 'non-scaling-stroke',
  },
  '& path[data-main]': { fillOpacity: 0.35 },
  [BELOW_EACH]: { display: 'block' },
});

const Parts = styled(List)({
  '& li': { paddingBlock: 14 },
  '& li:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
  [BELOW_EACH]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& li': { padding: spacing(2, 3, 0, 2) },
    '& li:not(:first-of-type)': { borderTop: 0, borderLeft: '1px solid var(--line)' },
  },
});

const Place = styled('svg')({
  display: 'block',
  width: '100%',
  height: 6,
  marginBottom: 10,
  background: 'var(--line)',
  '& rect': colours,
  // Dark on white.
  '@media print': { background: 'none', borderBottom: '1px solid var(--line)' },
  [BELOW_EACH]: { display: 'none' },
});

const Value = styled('p')({
  marginBottom: 6,
  color: 'var(--muted)',
  // A long unit breaks at its spaces, which do not break otherwise.
  overflowWrap: 'anywhere',
  '& strong': {
    marginRight: 6,
    fontFamily: headingFont,
    fontSize: size.middle,
    fontWeight: headingWeight,
    lineHeight: 1.2,
    color: 'var(--fg)',
  },
});
