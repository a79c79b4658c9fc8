import { type RefObject, useEffect, useRef } from 'react';

/** Focuses what is about to be rendered, by the first render that has it. */
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
