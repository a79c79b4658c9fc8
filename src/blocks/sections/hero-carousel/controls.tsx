import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { STEP } from '../../../lib/carousel-protocol.ts';
import { format } from '../../../lib/format.ts';
import { memoize } from '../../../lib/memoize.ts';
import { useMessages } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import type { Carousel } from './use-carousel.ts';

interface Props {
  slides: SectionOf<'hero-carousel'>['slides'];
  /** A slide's number and that of all, in the digits of the language. */
  placeOf(index: number): Record<'index' | 'total', string>;
  carousel: Carousel;
  slidesId: string;
  seconds: number;
}

export function Controls({ slides, placeOf, carousel, slidesId, seconds }: Props) {
  const { carousel: messages } = useMessages();
  const { index, paused, moving } = carousel;
  const Fill = fillOf(seconds);
  return (
    <Bar
      direction="row"
      useFlexGap
      spacing={1}
      role="group"
      aria-label={messages.controls}
      data-js-only=""
      data-no-print=""
    >
      <Round
        type="button"
        onClick={carousel.togglePause}
        aria-label={paused ? messages.play : messages.pause}
        data-motion=""
      >
        <Glyph d={paused ? 'M7 4.5v11l9-5.5z' : 'M7 4.5v11M13 4.5v11'} filled={paused} />
      </Round>
      <Round
        type="button"
        onClick={carousel.previous}
        {...{ [STEP]: -1 }}
        aria-label={messages.previous}
        aria-controls={slidesId}
      >
        <Glyph d="M12.5 4 6.5 10l6 6" />
      </Round>
      <Round
        type="button"
        onClick={carousel.next}
        {...{ [STEP]: 1 }}
        aria-label={messages.next}
        aria-controls={slidesId}
      >
        <Glyph d="m7.5 4 6 6-6 6" />
      </Round>
      {slides.map((slide, slideIndex) => (
        <Dot
          key={slide.id}
          type="button"
          onClick={() => carousel.go(slideIndex)}
          aria-label={format(messages.goTo, {
            ...placeOf(slideIndex),
            title: slide.title,
          })}
          aria-current={slideIndex === index ? 'true' : undefined}
        >
          <Fill
            data-state={slideIndex === index ? (moving ? 'moving' : 'still') : 'empty'}
            onAnimationEnd={carousel.next}
          />
        </Dot>
      ))}
    </Bar>
  );
}

function Glyph({ d, filled }: { d: string; filled?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={d} fill={filled ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

const Bar = styled(Stack)({
  flexWrap: 'wrap',
  alignItems: 'center',
  marginTop: 'clamp(16px, 3vw, 40px)',
  marginBottom: 'var(--over)',
});

const Round = styled('button')({
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg)',
  color: 'var(--fg)',
  cursor: 'pointer',
  transition: 'border-color 180ms',
  '&:hover': { borderColor: 'var(--fg)' },
  '@media (prefers-reduced-motion: reduce)': { '&[data-motion]': { display: 'none' } },
});

/**
 * A bar that fills while its slide is shown; the end of its animation turns the slide. The target is
 * 44 px tall, the line 3.
 */
const Dot = styled('button')({
  width: 'clamp(32px, 5vw, 64px)',
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

const fillOf = memoize((seconds: number) =>
  styled('span')({
    display: 'block',
    height: 3,
    overflow: 'hidden',
    background: 'var(--line)',
    // Lit before there is much of it filled.
    'button:hover > &, &[data-state=moving]': { background: 'var(--muted)' },
    '&::after': {
      content: '""',
      display: 'block',
      height: '100%',
      background: 'var(--accent)',
      transformOrigin: 'left',
      transform: 'scaleX(0)',
    },
    forcedColorAdjust: 'none', // else it would get the colour of the background
    '&[data-state=still]::after': { transform: 'none' },
    '&[data-state=moving]::after': { animation: `fill ${seconds}s linear forwards` },
    // Also paused before hydration.
    '@media (hover: hover)': { 'section:hover &::after': { animationPlayState: 'paused' } },
    'section:has(:focus-visible) &::after': { animationPlayState: 'paused' },
  }),
);
