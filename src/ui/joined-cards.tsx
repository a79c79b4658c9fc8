import Card, { type CardProps } from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { useSection } from './section/section.tsx';
import { breakpoints, onScreen, orOnPaper, PHONE } from './theme/breakpoints.ts';
import { scrolledRow } from './theme/layout.ts';

type Columns = keyof typeof GRIDS;

interface Props {
  /** The maximum of columns. */
  columns: Columns;
  /** True for a row on a phone, with the next card visible at the edge; else the cards are stacked there. */
  rowOnPhone?: boolean;
  /** Whether three stand beside each other on a tablet too, as prices, pictures and short texts may; else they are stacked there. */
  areNarrow?: boolean;
  children: ReactNode;
}

/** Cards that touch, with one hairline between neighbours; a theme may set them apart (`shapes.ts`). */
export function JoinedCards({ columns, rowOnPhone, areNarrow = false, children }: Props) {
  const isOfThree = columns === 3 && Children.count(children) === 3;
  const Grid = isOfThree ? (areNarrow ? ThreeNarrow : Three) : GRIDS[columns];
  if (!rowOnPhone) return <Grid>{children}</Grid>;
  return (
    <RowOnPhone>
      <Grid sx={inRow}>{children}</Grid>
    </RowOnPhone>
  );
}

/** Around a list that is visible, and a `row` on a phone. */
export function RowOnPhone({ children }: { children: ReactNode }) {
  const { headingId } = useSection();
  return (
    <RowWindow tabIndex={0} role="group" aria-labelledby={headingId}>
      {children}
    </RowWindow>
  );
}

/** One of the cards. Content that goes from edge to edge has a negative margin of its padding, `--pad`. */
export const JoinedCard = (props: CardProps) => <SquareCard component="li" square {...props} />;

/** The text of a card with a picture in a panel of its own: here the text has the padding, not the card. */
export const CardBody = styled(CardContent)({
  padding: 'var(--pad)',
  '&:last-child': { paddingBottom: 'var(--pad)' },
});

const MEDIUM = onScreen(breakpoints.between('sm', 'lg'));
const LARGE = onScreen(breakpoints.up('lg'));
const FULL_ROW = '1 / -1';

/** The columns that a card spans. A short last row fills the width, unless pictures would grow; three cards have none. */
export function cardSpan(index: number, count: number, columns: Columns, havePictures?: boolean) {
  if (count === 3 && columns === 3) return {};
  const isAlone = count % 2 === 1 && index === count - 1 && !havePictures; // in rows of two
  const isStacked = count === 3 && !havePictures;
  return {
    ...((isAlone || isStacked) && { [MEDIUM]: { gridColumn: FULL_ROW } }),
    ...(isAlone && columns === 2 && { [LARGE]: { gridColumn: FULL_ROW } }),
    ...(columns === 3 && {
      [LARGE]: { gridColumn: havePictures ? 'span 2' : spanOfSix(index, count) },
    }),
  };
}

/** A row has six tracks: three cards take two each; one or two cards share the last row. */
function spanOfSix(index: number, count: number) {
  const inLastRow = count % 3;
  if (index < count - inLastRow) return 'span 2';
  return inLastRow === 2 ? 'span 3' : FULL_ROW;
}

/** The number of columns that leaves the fullest last row. */
export function columnsFor(count: number): 1 | 2 | 3 {
  if (count === 1) return 1;
  return count % 3 === 0 || count > 4 ? 3 : 2;
}

const OneColumn = styled('ul')({
  '--pad': 'clamp(18px, max(14px + 1.2vw, 2.6vw), 36px)',
  display: 'grid',
  gap: 'var(--cards-gap, 1px)',
  padding: 1,
  borderRadius: 'var(--radius)',
  overflow: 'var(--cards-clip, hidden)',
  '@media print': { '--pad': '16px', gap: 0, padding: '0 0 0 1px', overflow: 'visible' },
});

const repeat = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;

const TwoColumns = styled(OneColumn)({
  [orOnPaper(breakpoints.up('sm'))]: { gridTemplateColumns: repeat(2) },
});

/** Two and one would look as if the last were another thing. */
const Three = styled(OneColumn)({
  [LARGE]: { gridTemplateColumns: repeat(3) },
  '@media print': { gridTemplateColumns: repeat(3) },
});

const ThreeNarrow = styled(Three)({
  [onScreen(breakpoints.up('md'))]: { gridTemplateColumns: repeat(3) },
});

const GRIDS = {
  1: OneColumn,
  2: TwoColumns,
  3: styled(TwoColumns)({
    [LARGE]: { gridTemplateColumns: repeat(6) },
    '@media print': { gridTemplateColumns: repeat(3) },
  }),
  4: styled(TwoColumns)({ [LARGE]: { '--pad': '28px', gridTemplateColumns: repeat(4) } }),
  5: styled(OneColumn)({ [LARGE]: { '--pad': '20px', gridTemplateColumns: repeat(5) } }),
};

/**
 * Scrolls on a phone, from edge to edge of the window; a card stops where other content starts. Elsewhere there is
 * nothing to scroll, so it takes no focus: what is invisible cannot.
 */
const RowWindow = styled('div')({
  visibility: 'hidden',
  [PHONE]: {
    visibility: 'visible',
    position: 'relative', // else words for screen readers in its cards would widen the page
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    ...scrolledRow,
    '&:focus-visible': { outlineOffset: -3 }, // outside it would be cut off at the window's edges
  },
});

/** A list of the cards of a row. */
export const row = {
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(84vw - var(--gutter), 340px)',
  width: 'max-content',
} as const;

const inRow = { visibility: 'visible', [PHONE]: row } as const;

const SquareCard = styled(Card)({
  padding: 'var(--pad)',
  scrollSnapAlign: 'start',
  border: 0,
  borderRadius: 'var(--card-radius)',
  boxShadow: 'var(--card-frame, 0 0 0 1px var(--line))',
  overflow: 'var(--card-clip)', // visible, if it is not set
  // Each card has all four borders, over those of its neighbours, as a sheet may end between two rows.
  '@media print': {
    boxShadow: 'none',
    border: '1px solid var(--line)',
    margin: '-1px 0 0 -1px',
    breakInside: 'avoid',
  },
}) as typeof Card;
