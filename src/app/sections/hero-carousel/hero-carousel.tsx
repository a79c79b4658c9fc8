import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { format } from '../../../lib/format.ts';
import { useMessages } from '../../data/site-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { FigureList } from '../../ui/figure-list.tsx';
import { useHeadingTag } from '../../ui/heading-level.tsx';
import { Eyebrow } from '../../ui/section/headings.tsx';
import { Controls } from './controls.tsx';
import { Slide } from './slide.tsx';
import { useCarousel } from './use-carousel.ts';

const DEFAULT_INTERVAL_SECONDS = 5; // as the client asked for

export function HeroCarousel({ section }: { section: SectionOf<'hero-carousel'> }) {
  const { slides, intervalSeconds = DEFAULT_INTERVAL_SECONDS, figures } = section;
  const { carousel: messages } = useMessages();
  const slidesId = useId();
  const carousel = useCarousel(slides.length, slidesId);
  return (
    <Root
      id={section.id}
      data-background="ink"
      aria-roledescription={messages.role}
      aria-label={messages.region}
      data-paused={carousel.paused ? '' : undefined}
      {...carousel.handlers}
    >
      <Container>
        <Name component={useHeadingTag()}>{section.title}</Name>
        {/* The boot script turns the slides by these attributes, those of Controls, and their order. */}
        <Slides id={slidesId} aria-live={carousel.moving ? 'off' : 'polite'} data-slides>
          {slides.map((slide, index) => (
            <Slide
              key={slide.id}
              slide={slide}
              active={index === carousel.index}
              first={index === 0}
              label={format(messages.slide, { index: index + 1, total: slides.length })}
            />
          ))}
        </Slides>
        <Controls
          slides={slides}
          carousel={carousel}
          slidesId={slidesId}
          seconds={intervalSeconds}
        />
        {figures && <Figures figures={figures} />}
      </Container>
    </Root>
  );
}

const Root = styled('section')({
  overflow: 'hidden',
  paddingBlock: 'clamp(40px, 2rem + 3vw, 80px) clamp(48px, 2rem + 3vw, 80px)',
});

const Name = styled(Eyebrow)({ marginBottom: 'clamp(16px, 2vw, 24px)' });

const Slides = styled('div')({ display: 'grid', touchAction: 'pan-y' });

const Figures = styled(FigureList)({ marginTop: 'clamp(32px, 4vw, 56px)' });
