import { useEffect } from 'react';
import { reportPage } from './track.ts';

/**
 * Reports that a page is shown, the first one too. `path` is that of its configuration, so that an
 * unknown address, whatever was typed, is `/404`.
 */
export function usePageView(path: string): void {
  useEffect(() => reportPage(path), [path]);
}
