import { useEffect, useRef } from 'react';

/** Runs once for each time the component is shown. */
export function useOnce(task: () => void): void {
  const first = useRef(task);
  useEffect(() => first.current(), []);
}
