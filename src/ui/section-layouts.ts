import { halves } from '../theme/halves.ts';
import { styled } from '../theme/styled.tsx';
import { type } from '../theme/typography.ts';
import { Content } from './content.tsx';

const WIDE = '@media (min-width: 1000px)';
const MARGIN = 'minmax(var(--gutter), 1fr)';
const part = (share: number) => `minmax(0, calc(var(--content) * ${share}))`;

/** What is said of a figure, in a list after it: under the heading, where the figure is beside that. */
const notes = {
  gridTemplateRows: 'auto 1fr',
  '& > header': { gridRow: 1, position: 'static' },
  '& > figure': { gridRow: '1 / span 2', alignSelf: 'start' },
  '& > figure ~ :is(ol, ul)': { gridColumn: 1, marginTop: 32, alignContent: 'start' },
} as const;

const narrowTitle = { '&& > header > h2': type.h2 };
const after = '& > figure ~ :is(ol, ul)';

/** Head in a narrow column, which stays while what it heads goes by. */
const Beside = styled(Content)({
  ...narrowTitle,
  [after]: { marginTop: 28 },
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: halves.columnGap,
    '& > *': { gridColumn: 2 },
    '& > header': {
      gridArea: '1 / 1 / span 9',
      alignSelf: 'start',
      marginBottom: 0,
      '@media screen and (min-height: 640px)': {
        position: 'sticky',
        top: 'calc(var(--header) + 32px)',
      },
    },
    '&:has(> figure ~ :is(ol, ul))': notes,
  },
});

/** The figure goes on to the right edge of the window, on a narrow one to both. */
const Edge = styled(Content)({
  [after]: { marginTop: 28 },
  '& > figure': { '--end': 'var(--gutter)', borderRight: 0, borderRadius: 0 },
  '& > figure[data-bare]': { '--card': 'var(--bg)', borderLeft: 0 },
  '@media screen and (max-width: 999.98px)': {
    '& > figure': {
      '--start': 'var(--gutter)',
      borderLeft: 0,
      marginInline: 'calc(-1 * var(--gutter))',
    },
  },
  [WIDE]: {
    display: 'grid',
    maxWidth: 'none',
    paddingInline: 0,
    gridTemplateColumns: `${MARGIN} ${part(0.5)} ${part(0.5)} ${MARGIN}`,
    '& > *': { gridColumn: '2 / 4' },
    '& > figure': { gridColumn: '2 / -1' },
    '& > figure[data-bare]': { '--start': '0px' },
    '& > header > p': { maxWidth: 860 },
    '& > ul': { gridAutoFlow: 'column' },
    '&[data-picture]': {
      '& > header': { gridColumn: 2, alignSelf: 'end', marginBottom: 32 },
      '& > img': { gridColumn: 3, gridRow: 1, alignSelf: 'center' },
    },
    // A document stands beside what is noted in it.
    '&:has(> ol)': {
      ...notes,
      ...narrowTitle,
      gridTemplateColumns: `${MARGIN} ${part(0.33)} ${part(0.67)} ${MARGIN}`,
      '& > header, & > figure ~ ol': {
        gridColumn: 2,
        marginRight: halves.columnGap,
        marginBottom: 0,
      },
      '& > figure': { gridColumn: '3 / -1', gridRow: '1 / span 2', alignSelf: 'start' },
    },
  },
});

/** The title says it all, large, and the text stands at its foot; lists, or several blocks, below. */
const Statement = styled(Content)({
  '&& > header > h2': {
    ...type.h1,
    fontSize: 'clamp(1.875rem, 1.2rem + 2.9vw, 3.5rem)',
    maxWidth: 1080,
  },
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    columnGap: halves.columnGap,
    alignItems: 'end',
    '&:not(:has(> div > div + div, ul)) > header': { marginBottom: 0 },
    '&:has(> div > div + div, ul)': {
      display: 'block',
      '& > div, & > div > :has(> ul)': {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: halves.columnGap,
      },
      '& > div > div, & > div > div > ul': { marginTop: 0 },
    },
  },
});

/** The layouts of a section, by their names in schema/sections/. */
export const LAYOUTS = { beside: Beside, edge: Edge, statement: Statement };
