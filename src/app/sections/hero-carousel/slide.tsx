import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Actions } from '../../../ui/actions.tsx';
import { useMessages } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { useHeadingTag } from '../../../ui/heading-level.tsx';
import { LivePicture } from '../../../ui/live-picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { size } from '../../../ui/theme/size.ts';
import { TitleText } from '../../../ui/title-text.tsx';

interface Props {
  slide: SectionOf<'hero-carousel'>['slides'][number];
  active: boolean;
  first: boolean;
  label: string;
  /** True if its picture lies over that of the carousel. */
  overlaid: boolean;
}

export function Slide({ slide, active, first, label, overlaid }: Props) {
  const Drawing = overlaid ? AcrossTheStage : DrawingBeside;
  return (
    <Root
      role="group"
      aria-roledescription={useMessages().carousel.slideRole}
      aria-label={label}
      data-active={active ? '' : undefined}
    >
      <Title component={useHeadingTag(1)} variant="h1">
        <TitleText>{slide.title}</TitleText>
      </Title>
      <Text variant="lead" color="textSecondary">
        <RichText text={slide.description} />
      </Text>
      <Actions actions={slide.actions} />
      <Drawing picture={slide.picture} fetch={first ? 'first' : undefined} inCarousel />
    </Root>
  );
}

const TABLET = '@media (min-width: 720px) and (max-width: 899.98px)';
export const WIDE = '@media (min-width: 900px)';

const OUT = '120ms';

/**
 * All slides share the rows of one grid, so the tallest title and the tallest text set the height, and nothing
 * shifts. Hidden slides are out of the tab order and the accessibility tree. One fades out before the next
 * fades in: no two titles are to be seen at once.
 */
const Root = styled('div')({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  gridAutoFlow: 'column',
  columnGap: 'clamp(32px, 5vw, 72px)',
  '@media screen': {
    'html:not([data-js]) &:not(:first-of-type)': { paddingTop: 56 },
    'html[data-js] &': {
      gridArea: '1 / 1 / span 4',
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
  [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr) 40%' },
  [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': {
    display: 'block',
    paddingBlock: 12,
    breakInside: 'avoid',
  },
});

/** Below the text where there is no space beside it. */
const DrawingBeside = styled(LivePicture)({
  width: '100%',
  maxWidth: 420,
  margin: 'clamp(32px, 5vw, 72px) auto 0',
  '@media (min-width: 720px)': {
    gridArea: '1 / 2 / span 4',
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
  willChange: 'transform', // a layer of its own, so that a fade does not paint the drawings again
  [WIDE]: {
    height: '100%',
    'html:not([data-js]) &': { height: 'min(100%, 720px)', bottom: 'auto', top: 0 },
  },
  '@media print': { display: 'none' },
});

const Title = styled(Typography)({ [TABLET]: { fontSize: size.display } }) as typeof Typography;

const Text = styled(Typography)({ marginTop: 'clamp(16px, 8px + 2vw, 24px)', maxWidth: 520 });
