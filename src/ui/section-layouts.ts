import { styled } from '@mui/material/styles';
import { halves } from '../theme/halves.ts';
import { type } from '../theme/typography.ts';
import { Content } from './content.tsx';
import { headStays } from './section-halves.ts';

const WIDE = '@media (min-width: 1000px)';
const MARGIN = 'minmax(var(--gutter), 1fr)';
const part = (share: string) => `minmax(0, calc(var(--content) * ${share}))`;

/** What is said of a figure, in a list after it. */
const after = {
  '& > figure + *': { marginTop: 28 },
  '@media (min-width: 720px)': { '& > figure + ul': { gridAutoFlow: 'column' } },
};

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: halves.columnGap,
  '& > *': { gridColumn: 2 },
  '& > header': { gridColumn: 1, alignSelf: 'start', marginBottom: 0 },
} as const;

/** Under the heading, the figure beside both. */
const notes = {
  gridTemplateRows: 'auto 1fr',
  '& > figure': { gridRow: '1 / span 2', alignSelf: 'start' },
  '& > figure + :is(ol, ul)': {
    gridArea: '2 / 1',
    gridAutoFlow: 'row',
    alignContent: 'start',
    marginTop: 32,
  },
};

/** Head in a narrow column, which stays while what it heads goes by. */
const Beside = styled(Content)({
  [WIDE]: {
    ...beside,
    // The last row takes what a high header leaves over: shared by all, it would leave a gap below.
    gridTemplateRows: 'auto auto auto 1fr',
    '& > header': { ...beside['& > header'], gridRow: '1 / span 9' },
  },
  ...headStays,
});

const BesideNotes = styled(Content)({ ...after, [WIDE]: { ...beside, ...notes } });

/** The figure goes on to the right edge of the window, on a narrow one to both; a bare one has only rules, which end with the column. */
const toTheEdge = (wide: number) => ({
  '&&&& h1': { fontSize: 'clamp(2.125rem, 1rem + 5vw, 3.375rem)' }, // over a figure, or beside it
  '@media screen': {
    '& > figure': {
      '--end': 'max(var(--gutter), 50vw - var(--content) / 2)', // words end where all others do
      borderRight: 0,
      borderRadius: 0,
    },
  },
  [`@media screen and (max-width: ${wide - 0.02}px)`]: {
    '& > figure': {
      '--start': 'var(--gutter)',
      borderLeft: 0,
      marginInline: 'calc(-1 * var(--gutter))',
    },
  },
});
const wholeWindow = { display: 'grid', maxWidth: 'none', paddingInline: 0 } as const;

const Edge = styled(Content)({
  ...after,
  ...toTheEdge(1000),
  '& > figure[data-bare]': {
    '--card': 'var(--bg)',
    '--plot': 'clamp(200px, 40vw, 300px)',
    borderInline: 0,
  },
  '& > figure + ul > li': { borderTop: 0, paddingTop: 0 }, // the figure's last rule is theirs too
  [WIDE]: {
    ...wholeWindow,
    gridTemplateColumns: `${MARGIN} ${part('1')} ${MARGIN}`,
    '& > *': { gridColumn: 2 },
    '& > figure': { gridColumn: '2 / -1' },
    '& > figure[data-bare]': {
      '--start': '0px',
      '--end': '0px',
      '--plot': 'clamp(320px, 33vw, 520px)',
      gridColumn: 2,
    },
    '& > figure[data-bare] ol': {
      gap: '14px 48px',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
    '& > header > p': { maxWidth: 860 },
  },
});

/** A document with what it stands among, and notes beside it, want more room than others. */
const EdgeNotes = styled(Content)({
  ...after,
  ...toTheEdge(1200),
  '@media (min-width: 1200px)': {
    ...wholeWindow,
    gridTemplateRows: 'auto 1fr',
    gridTemplateColumns: `${MARGIN} ${part('.33')} ${part('.67')} ${MARGIN}`,
    '& > *': { gridColumn: 2, marginRight: halves.columnGap },
    '& > header': { marginBottom: 0 },
    '& > figure': { gridArea: '1 / 3 / span 2 / 5', alignSelf: 'start', marginRight: 0 },
    '& > figure + ol': { gridArea: '2 / 2', alignContent: 'start', marginTop: 32 },
  },
});

const largeTitle = {
  '&& > header > h2': {
    ...type.h1,
    fontSize: 'clamp(1.875rem, 1.2rem + 2.9vw, 3.5rem)',
    maxWidth: 1080,
  },
};

/** The title says it all, large, and a paragraph stands at its foot. */
const Statement = styled(Content)({
  ...largeTitle,
  [WIDE]: {
    ...beside,
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    '& > *': { ...type.lead, alignSelf: 'end', marginBottom: 0 },
  },
});

/** A list, or several blocks, stand below it in columns; a table takes them all. */
const StatementNotes = styled(Content)({
  ...largeTitle,
  [WIDE]: {
    '& > div, & > div > :only-child:has(> ul)': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: halves.columnGap,
    },
    '&& > div > div, & > div > :only-child > ul': { marginTop: 0 },
  },
});

/** The layouts of a section by their names in schema/sections/; those of one with more below its head. */
export const LAYOUTS = { beside: Beside, edge: Edge, statement: Statement };
export const WITH_NOTES = { beside: BesideNotes, edge: EdgeNotes, statement: StatementNotes };
