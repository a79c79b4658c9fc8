import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMessages } from '../../data/site-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { size } from '../../theme/size.ts';
import { Actions } from '../../ui/actions.tsx';
import { useHeadingTag } from '../../ui/heading-level.tsx';
import { LivePicture } from '../../ui/live-picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TitleText } from '../../ui/title-text.tsx';

interface Props {
  slide: SectionOf<'hero-carousel'>['slides'][number];
  active: boolean;
  first: boolean;
  label: string;
}

export function Slide({ slide, active, first, label }: Props) {
  return (
    <Root
      role="group"
      aria-roledescription={useMessages().carousel.slideRole}
      aria-label={label}
      data-active={active ? '' : undefined}
    >
      <div>
        <Title component={useHeadingTag(1)} variant="h1">
          <TitleText>{slide.title}</TitleText>
        </Title>
        <Text variant="lead" color="textSecondary">
          <RichText text={slide.description} />
        </Text>
        <Actions actions={slide.actions} />
      </div>
      <Drawing picture={slide.picture} fetch={first ? 'first' : undefined} replay={false} />
    </Root>
  );
}

const TABLET = '@media (min-width: 720px) and (max-width: 899.98px)';

/**
 * All slides share one grid cell, so the tallest sets the height and nothing shifts. Hidden slides are out
 * of the tab order and the accessibility tree. Slides fade, they do not move.
 */
const Root = styled('div')({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(32px, 5vw, 72px)',
  '@media screen': { 'html[data-js] &': { gridArea: '1 / 1' } },
  'html[data-js] &': {
    opacity: 0,
    visibility: 'hidden',
    transition: 'opacity 250ms, visibility 250ms',
  },
  'html[data-js] &[data-active]': { opacity: 1, visibility: 'visible' },
  [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr) 40%' },
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' },
  '@media print': {
    display: 'block',
    paddingBlock: 12,
    breakInside: 'avoid',
    '&, html[data-js] &': { opacity: 1, visibility: 'visible' },
  },
});

const Drawing = styled(LivePicture)({
  width: '100%',
  maxWidth: 420,
  marginInline: 'auto',
  '@media (min-width: 720px)': { maxWidth: 'none', width: '110%', marginLeft: '-10%' },
  '@media print': { display: 'none' },
});

const Title = styled(Typography)({ [TABLET]: { fontSize: size.display } }) as typeof Typography;

const Text = styled(Typography)({ marginTop: 24, maxWidth: 560 });
