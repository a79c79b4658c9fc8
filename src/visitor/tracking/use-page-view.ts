import { useEffect } from 'react';
import { reportPage } from './track.ts';

/**
 * Reports page views, including the first. `path` is that of the page's configuration, so that an
 * unknown address is `/404`, whatever was typed.
 */
export function usePageView(path: string): void {
  useEffect(() => reportPage(path), [path]);
}
