import { expect, test } from 'vitest';
import * as checks from '../blocks/no-site/checks.ts';
import * as data from '../blocks/no-site/data.ts';
import { loadedBlocks } from './loaded-blocks.mjs';

test('without blocks of a site, the commands of a package have what a bundle without them has', () => {
  expect(loadedBlocks).toEqual({ checks: { ...checks }, data: { ...data } });
});
