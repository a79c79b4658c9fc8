import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../node/project.ts';
import { shortClassNames } from './short-class-names.ts';

test('styles share a short name only if they share the hash of Emotion', async () => {
  const file = join(projectRoot, 'node_modules/@emotion/hash/dist/emotion-hash.esm.js');
  const { transform } = shortClassNames() as unknown as {
    transform: { handler(code: string): { code: string } };
  };
  const own = readFileSync(file, 'utf8');
  const hash = await hashOfCode(own);
  const short = await hashOfCode(transform.handler(own).code);
  const hashes = new Map<string, string>();
  // Of so many, some five pairs share their first 30 bits.
  for (let style = 0; style < 100_000; style++) {
    const name = short(`top:${style}px;`);
    const full = hash(`top:${style}px;`);
    if ((hashes.get(name) ?? full) !== full) throw new Error(`Two styles are both named ${name}`);
    hashes.set(name, full);
  }
  expect(new Set(hashes.values()).size).toBe(hashes.size);
  for (const name of hashes.keys()) if (!/^[\w-]{6}$/.test(name)) throw new Error(name);
});

async function hashOfCode(code: string): Promise<(style: string) => string> {
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
}
