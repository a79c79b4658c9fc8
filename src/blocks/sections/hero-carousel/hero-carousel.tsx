import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { format } from '../../../lib/format.ts';
import { useSite } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { useHeadingTag } from '../../../ui/heading-level.tsx';
import { Eyebrow } from '../../../ui/section/headings.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { Controls } from './controls.tsx';
import { AcrossTheStage, Slide } from './slide.tsx';
import { useCarousel } from './use-carousel.ts';

const DEFAULT_INTERVAL_SECONDS = 5; // as the client asked for

export function HeroCarousel({ section }: { section: SectionOf<'hero-carousel'> }) {
  const { slides, backdrop, intervalSeconds = DEFAULT_INTERVAL_SECONDS, figures } = section;
  const { site, messages, theme } = useSite();
  const { StageOf, Figures } = backdrop ? DRAWN : PLAIN;
  const slidesId = useId();
  // Not by `useNumeral`: 190 bytes more on a page with slides.
  const numeral = (value: number) => value.toLocaleString(site.language);
  const placeOf = (index: number) => ({ index: numeral(index + 1), total: numeral(slides.length) });
  const carousel = useCarousel(slides.length, slidesId);
  return (
    <Root
      id={section.id}
      data-background={theme.backgrounds?.hero ?? 'ink'}
      aria-roledescription={messages.carousel.role}
      aria-label={messages.carousel.region}
      data-paused={carousel.paused ? '' : undefined}
      {...carousel.handlers}
    >
      <StageOf>
        {backdrop && <AcrossTheStage picture={backdrop} fetch="first" inCarousel />}
        <Container>
          <Eyebrow component={useHeadingTag()}>{section.title}</Eyebrow>
          {/* The boot script turns the slides by these attributes, those of Controls, and their order. */}
          <Slides id={slidesId} aria-live={carousel.moving ? 'off' : 'polite'} data-slides="">
            {slides.map((slide, index) => (
              <Slide
                key={slide.id}
                slide={slide}
                active={index === carousel.index}
                first={index === 0}
                overlaid={!!backdrop}
                label={format(messages.carousel.slide, placeOf(index))}
              />
            ))}
          </Slides>
          <Controls
            slides={slides}
            placeOf={placeOf}
            carousel={carousel}
            slidesId={slidesId}
            seconds={intervalSeconds}
          />
        </Container>
      </StageOf>
      {figures && (
        <Container>
          <Figures figures={figures} />
        </Container>
      )}
    </Root>
  );
}

const Root = styled('section')({
  overflow: 'hidden',
  paddingBottom: 'clamp(32px, 1rem + 4.5vw, 80px)',
});

const Stage = styled('div')({ paddingTop: 'clamp(28px, 1rem + 4.5vw, 80px)' });

/**
 * Slides and controls are over the backdrop or, where that would be too small to stand behind them, above it. It
 * then begins behind the lower part of the controls, by `--over`: nothing is there without scripts.
 */
const DrawnStage = styled(Stage)({
  '@media screen': {
    contain: 'paint', // the drawings are placed in it, and behind its words
    borderBottom: '1px solid var(--line)',
    paddingBottom: 'var(--stage)',
    '--stage': 'min(40vw + 164px, 480px)',
    '--over': '-20px',
    [breakpoints.up('lg')]: { paddingBottom: spacing(6), '--over': 0 },
  },
});

/** The rows of a slide: its text, buttons and, where there is no space beside them, its drawing. */
const Slides = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  touchAction: 'pan-y',
});

const PLAIN = {
  StageOf: Stage,
  Figures: styled(FigureList)({ marginTop: 'clamp(20px, 4vw, 56px)' }),
};

/** The line at the lower edge of the drawing is above the figures already. */
const DRAWN = {
  StageOf: DrawnStage,
  Figures: styled(FigureList)({ marginTop: 'min(32px, 2vw)', borderTop: 0 }),
};
