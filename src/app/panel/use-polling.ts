import { useEffect } from 'react';

/** Interval of polling, in milliseconds. */
const EVERY = 15_000;

/** Calls `read` again and again while the tab is visible, and whenever it comes back into sight. */
export function usePolling(read: () => void): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) read();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [read]);
}
