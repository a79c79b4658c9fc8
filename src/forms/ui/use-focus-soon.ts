import { type RefObject, useEffect, useRef } from 'react';

/** Returns a function that focuses an element as soon as it is rendered. */
export function useFocusSoon(): (ref: RefObject<HTMLElement | null>) => void {
  const awaited = useRef<RefObject<HTMLElement | null>>(undefined);
  useEffect(() => {
    const element = awaited.current?.current;
    if (!element) return;
    awaited.current = undefined;
    element.focus();
  });
  return (ref) => {
    awaited.current = ref;
  };
}
