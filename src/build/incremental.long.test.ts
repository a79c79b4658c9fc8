/** A build on top of others is, to the byte, the build that would be made of nothing, whatever came between. */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../tests/reworded/random.ts';
import { fixture } from '../../tests/sites.ts';
import { editAtRandom, pageEdits, siteEdits } from './testing/random-edits.ts';
import { copySite, hashesOf, type SiteCopy } from './testing/site-copy.ts';

const ROUNDS = 8;
const KILLS = 50;
const PATIENCE = 3_600_000;
const seed = Number(process.env.TEST_SEED ?? 1);
const random = randomFrom(seed);

let site: SiteCopy;
let cold: string;
beforeAll(async () => {
  site = copySite(fixture.root);
  cold = join(site.root, 'cold');
  await site.build(site.dist);
}, PATIENCE);
afterAll(() => site.remove());

async function expectWarmLikeCold() {
  await site.build(site.dist);
  await site.build(cold, '--cold');
  expect(hashesOf(site.dist)).toEqual(hashesOf(cold));
}

test(`warm builds equal cold builds after random edits, seed ${seed}`, {
  timeout: PATIENCE,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    editAtRandom(site, pageEdits, random);
    await expectWarmLikeCold();
    editAtRandom(site, { ...pageEdits, ...siteEdits }, random);
    await expectWarmLikeCold();
  }
});

test('a warm build over a damaged cache equals a cold build', { timeout: PATIENCE }, async () => {
  const before = hashesOf(site.dist);
  const objects = readdirSync(join(site.root, '.cache/build/objects'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  expect(objects.length).toBeGreaterThan(50);
  for (const [index, { parentPath, name }] of objects.entries()) {
    const file = join(parentPath, name);
    const bytes = readFileSync(file);
    if (index % 2) truncateSync(file, bytes.length >> 1);
    else if (bytes.length > 0) {
      bytes[bytes.length >> 1]! ^= 1;
      writeFileSync(file, bytes);
    }
  }
  await site.build(site.dist);
  expect(hashesOf(site.dist)).toEqual(before);
});

test('builds that were killed change nothing, and the next build equals a cold build', {
  timeout: PATIENCE,
}, async () => {
  const before = hashesOf(site.dist);
  editAtRandom(site, pageEdits, random);
  await site.build(cold, '--cold');
  const after = hashesOf(cold);
  for (let kill = 0; kill < KILLS; kill++) {
    const child = site.start(site.dist);
    const timer = setTimeout(() => child.kill('SIGKILL'), random() * 6000);
    await once(child, 'close');
    clearTimeout(timer);
    expect([before, after]).toContainEqual(hashesOf(site.dist));
  }
  await site.build(site.dist);
  expect(hashesOf(site.dist)).toEqual(after);
  expect(readdirSync(site.root).filter((name) => name.startsWith('dist-'))).toEqual([]);
  expect(existsSync(join(site.root, '.cache/build/index'))).toBe(true);
});
