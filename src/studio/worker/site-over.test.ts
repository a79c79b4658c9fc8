import { expect, it } from 'vitest';
import { diskWorkspace, SOBRE, setUpStudio } from '../server/testing/studio.ts';
import { siteOver } from './site-over.ts';

const open = setUpStudio();

it('answers of the site as it is now also while it is being read again', async () => {
  const { studio, value, write } = open();
  const disk = diskWorkspace(studio);
  let listing: Promise<void> = Promise.resolve();
  const site = siteOver({ ...disk, list: (body) => listing.then(() => disk.list(body)) });
  await site.fresh();

  const changed = JSON.stringify({ ...value(SOBRE), draft: true });
  write({ [SOBRE]: changed });
  let list = () => {};
  listing = new Promise((resolve) => {
    list = resolve;
  });
  site.stale();
  const read = [site.fresh(), site.fresh()].map(async (one) => (await one).textOf(SOBRE));
  list();
  expect(await Promise.all(read)).toEqual([changed, changed]);
});
