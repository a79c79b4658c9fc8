import { type RefObject, useEffect, useRef } from 'react';

/** The value of the last render, for what is called later. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
