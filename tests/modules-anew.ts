import { afterAll, vi } from 'vitest';

// The next file of this process reads modules anew, with the state they begin with.
afterAll(() => void vi.resetModules());
