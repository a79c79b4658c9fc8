import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Pixels a finger travels before it counts as a swipe. */
const SWIPE = 48;

export type Carousel = ReturnType<typeof useCarousel>;

/**
 * The state of a carousel of `count` slides that advances every `intervalMs` and wraps around.
 * It holds still while paused, pointed at, focused, hidden, or when the visitor prefers less motion.
 */
export function useCarousel(count: number, intervalMs: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const moving = useMoving(paused || held);
  const swipeStart = useRef<number | null>(null);

  const go = (to: number) => setIndex((to + count) % count);

  // Started anew on every slide, so that each gets its full time.
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [moving, index, count, intervalMs]);

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
        if (Math.abs(travelled) >= SWIPE) go(index + (travelled < 0 ? 1 : -1));
      },
      onPointerCancel: () => {
        swipeStart.current = null;
      },
    },
  };
}

/** False on the server, in a hidden tab, and where the visitor prefers reduced motion. */
function useMoving(stopped: boolean): boolean {
  const [allowed, setAllowed] = useState(false);
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
