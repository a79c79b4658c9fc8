import { afterAll, vi } from 'vitest';

// Files of one worker share what a process has: none leaves it otherwise than it was.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
