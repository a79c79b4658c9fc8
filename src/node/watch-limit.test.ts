import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

vi.mock('node:fs', { spy: true });

const root = mkdtempSync(join(tmpdir(), 'watch-limit-'));
afterAll(() => rmSync(root, { recursive: true }));

it('a folder that the system does not watch is a failure, told once', () => {
  // The folder above is watched first.
  vi.mocked(watch)
    .mockImplementationOnce(() => ({ on: () => undefined }) as never)
    .mockImplementation(() => {
      throw new Error('System limit reached');
    });
  expect(() => watchFolders([root], () => undefined)).toThrow('System limit reached');
  expect(watch).toHaveBeenCalledTimes(2);
});
