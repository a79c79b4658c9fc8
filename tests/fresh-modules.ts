import { vi } from 'vitest';

// What a file before this one put into modules, or in their place, is not there.
vi.resetModules();
