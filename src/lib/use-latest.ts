import { type RefObject, useEffect, useRef } from 'react';

/** A ref with the value of the last render, for callbacks. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
