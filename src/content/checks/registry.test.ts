import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checks } from './registry.ts';

const FOLDER = import.meta.dirname;
const files = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'registry.ts',
);

describe('the checks', () => {
  it.each(files)('%s is in registry.ts', async (name) => {
    const exported: unknown[] = Object.values(await import(join(FOLDER, name)));
    expect(checks.filter((check) => exported.includes(check))).toHaveLength(1);
  });

  it.each(files)('%s has a test beside it', (name) => {
    expect(existsSync(join(FOLDER, name.replace('.ts', '.test.ts')))).toBe(true);
  });

  it('have unique codes', () => {
    const codes = checks.flatMap((check) => check.codes);
    expect(codes).toEqual([...new Set(codes)]);
  });
});
