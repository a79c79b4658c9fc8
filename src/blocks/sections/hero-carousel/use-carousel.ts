import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isMoving, shownIn, takeSlides } from '../../../lib/carousel-protocol.ts';
import { servedElement } from '../../../lib/served-element.ts';

/** Shortest swipe, in pixels. */
const SWIPE = 48;

export type Carousel = ReturnType<typeof useCarousel>;

/**
 * The state of a carousel of `count` slides that wraps around, starting where the boot script left it.
 * It does not turn while paused, hovered, focused or hidden, or if the visitor prefers reduced motion.
 */
export function useCarousel(count: number, slidesId: string) {
  const [index, setIndex] = useState(() => shownIn(servedElement(slidesId)));
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const moving = useMoving(paused || held, slidesId);
  const swipeStart = useRef<number | null>(null);

  const go = (to: number) => setIndex((to + count) % count);

  // The boot script may have turned it since the render; a layout effect runs before any click.
  useLayoutEffect(() => {
    const slides = servedElement(slidesId);
    if (!slides) return;
    takeSlides(slides);
    setIndex(shownIn(slides));
  }, [slidesId]);

  return {
    index,
    paused,
    moving,
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
    togglePause: () => setPaused(!paused),
    handlers: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onPointerDown: (event: PointerEvent) => {
        swipeStart.current = event.pointerType === 'mouse' ? null : event.clientX;
      },
      onPointerUp: (event: PointerEvent) => {
        if (swipeStart.current === null) return;
        const travelled = event.clientX - swipeStart.current;
        swipeStart.current = null;
        if (Math.abs(travelled) >= SWIPE)
          go(index + (travelled < 0 === (document.dir !== 'rtl') ? 1 : -1));
      },
      onPointerCancel: () => {
        swipeStart.current = null;
      },
    },
  };
}

/** False on the server, in a hidden tab, and where the visitor prefers reduced motion. */
function useMoving(stopped: boolean, slidesId: string): boolean {
  const [allowed, setAllowed] = useState(() => isMoving(servedElement(slidesId)));
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setAllowed(!reduced.matches && !document.hidden);
    update();
    reduced.addEventListener('change', update);
    document.addEventListener('visibilitychange', update);
    return () => {
      reduced.removeEventListener('change', update);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return allowed && !stopped;
}
