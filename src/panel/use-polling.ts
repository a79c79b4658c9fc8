import { useEffect } from 'react';

/** Interval of polling, in milliseconds. */
const EVERY = 15_000;

/** Calls `read` again and again while the tab is visible, and whenever it comes back into sight. */
export function usePolling(read: () => void): void {
  useEffect(() => {
    const poll = () => {
      if (!document.hidden) read();
    };
    const timer = setInterval(poll, EVERY);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [read]);
}
