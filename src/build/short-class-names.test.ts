import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import hash from '@emotion/hash';
import { expect, test } from 'vitest';
import { projectRoot } from '../node/project.ts';
import { shortClassNames } from './short-class-names.ts';

test('styles share a short name only if they share the hash of Emotion', async () => {
  const file = join(projectRoot, 'node_modules/@emotion/hash/dist/emotion-hash.esm.js');
  const { transform } = shortClassNames() as unknown as {
    transform: { handler(code: string): { code: string } };
  };
  const { code } = transform.handler(readFileSync(file, 'utf8'));
  const { default: short } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const hashes = new Map<string, string>();
  // Of so many, some five pairs share their first 30 bits.
  for (let style = 0; style < 100_000; style++) {
    const name: string = short(`top:${style}px;`);
    const own = hash(`top:${style}px;`);
    if ((hashes.get(name) ?? own) !== own) throw new Error(`Two styles are both named ${name}`);
    hashes.set(name, own);
  }
  expect(new Set(hashes.values()).size).toBe(hashes.size);
  for (const name of hashes.keys()) if (!/^[\w-]{6}$/.test(name)) throw new Error(name);
});
