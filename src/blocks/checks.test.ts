import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockFolders } from '../node/block-folders.ts';
import { projectRoot } from '../node/project.ts';
import { checks } from './checks.ts';

describe('the checks', () => {
  it.each(blockFolders(projectRoot, 'checks'))('$name has a test beside it', ({ path, mark }) => {
    const test = mark.replace(/\.ts$/, '.test.ts');
    expect(existsSync(join(projectRoot, path, test))).toBe(true);
  });

  it('have unique codes', () => {
    const codes = checks.flatMap((check) => check.codes);
    expect(codes).toEqual([...new Set(codes)]);
  });
});
