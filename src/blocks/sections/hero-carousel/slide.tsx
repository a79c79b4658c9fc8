import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { boundWords } from '../../../lib/bound-words.ts';
import { Actions } from '../../../ui/actions.tsx';
import { useMessages, useSite } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { useHeadingTag } from '../../../ui/heading-level.tsx';
import { LivePicture } from '../../../ui/live-picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { isRound } from '../../../ui/theme/is-round.ts';

interface Props {
  slide: SectionOf<'hero-carousel'>['slides'][number];
  active: boolean;
  first: boolean;
  label: string;
  /** True if its picture lies over that of the carousel. */
  overlaid: boolean;
}

export function Slide({ slide, active, first, label, overlaid }: Props) {
  const beside = isRound(useSite().theme) ? ROUND_BESIDE : BESIDE;
  const { Root, Words, Drawing } = overlaid ? OVERLAID : beside;
  return (
    <Root
      role="group"
      aria-roledescription={useMessages().carousel.slideRole}
      aria-label={label}
      data-active={active ? '' : undefined}
    >
      <Words>
        <Typography component={useHeadingTag(1)} variant="h1">
          {boundWords(slide.title)}
        </Typography>
        <Text variant="lead" color="textSecondary">
          <RichText text={slide.description} />
        </Text>
      </Words>
      <Actions actions={slide.actions} />
      <Drawing picture={slide.picture} fetch={first ? 'first' : undefined} inCarousel />
    </Root>
  );
}

const OUT = '120ms';

/**
 * All slides share the rows of one grid, so the longest title and text set the height, and no button shifts.
 * Hidden slides are out of the tab order and the accessibility tree. One fades out before the next fades in: no
 * two titles are to be seen at once.
 */
const Rows = styled('div')({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  '@media screen': {
    'html:not([data-js]) &:not(:first-of-type)': { paddingTop: spacing(7) },
    'html[data-js] &': {
      gridArea: '1 / 1 / span 3',
      opacity: 0,
      visibility: 'hidden',
      transition: OUT,
    },
    'html[data-js] &[data-active]': {
      opacity: 1,
      visibility: 'visible',
      transition: `200ms ${OUT}`,
    },
  },
  '@media print': {
    display: 'block',
    paddingBlock: spacing(1.5),
    breakInside: 'avoid',
  },
});

const COLUMN_GAP = 'clamp(32px, 5vw, 72px)';

const Columns = styled(Rows)({
  [breakpoints.up('lg')]: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: COLUMN_GAP,
  },
});

/** Below the text in narrow windows, as the picture of a hero. */
const DrawingBeside = styled(LivePicture)({
  width: '100%',
  maxWidth: 640,
  margin: `${COLUMN_GAP} auto 0`,
  [breakpoints.up('lg')]: {
    gridArea: '1 / 2 / span 3',
    alignSelf: 'center',
    maxWidth: 'none',
    width: '110%',
    margin: '0 0 0 -10%',
  },
  '@media print': { display: 'none' },
});

/** As wide as the window and cropped by it: at the left, where the text stands in a wide one. */
export const AcrossTheStage = styled(LivePicture)({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 0',
  width: '100%',
  height: 'var(--stage)',
  objectFit: 'cover',
  objectPosition: 'right',
  mask: 'linear-gradient(#0000, #000 32px)', // no line ends at its upper edge
  willChange: 'transform', // a layer of its own, so that a fade does not paint the drawings again
  // Without scripts the slides are below each other, and it is behind the first.
  // In a narrower window it would reach under the words.
  [breakpoints.up('lg')]: {
    top: 0,
    height: 'min(100%, 720px)',
    objectPosition: 'calc(65% + max(0px, 360px - 25vw))',
  },
  '@media print': { display: 'none' },
});

const Text = styled(Typography)({ marginTop: 'min(20px, 8px + 1vw)', maxWidth: 520 });

/** Over a drawing, the buttons below the words may be wider than these. */
const OVERLAID = {
  Root: Rows,
  Words: styled('div')({ [breakpoints.up('lg')]: { maxWidth: '47%' } }),
  Drawing: AcrossTheStage,
};

const BESIDE = { Root: Columns, Words: 'div', Drawing: DrawingBeside } as const;

/** With another component, so that a page with square corners is as it was. */
const ROUND_BESIDE = {
  ...BESIDE,
  Drawing: styled(DrawingBeside)({ borderRadius: 'var(--radius)' }),
} as const;
