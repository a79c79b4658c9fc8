/** A build on top of another is, to the byte, the build that would be made of nothing. */
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { randomFrom } from '../../tests/reworded/random.ts';
import { createFixture } from '../site-config/testing/fixture.ts';
import { editAtRandom, pageEdits } from './testing/random-edits.ts';
import { copySite, treeOf } from './testing/site-copy.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450"/>';
const small = createFixture({ 'public/imagens/forte.svg': PICTURE });
const site = copySite(small.root);
afterAll(() => {
  small.remove();
  site.remove();
});

test('after some edits', async () => {
  await site.build(site.dist);
  editAtRandom(site, pageEdits, randomFrom(1));
  const cold = join(site.root, 'cold');
  await site.build(site.dist);
  await site.build(cold, '--cold');
  expect(treeOf(site.dist)).toEqual(treeOf(cold));
}, 3_600_000);
