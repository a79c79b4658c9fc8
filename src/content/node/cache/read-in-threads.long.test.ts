import { afterAll, expect, it } from 'vitest';
import { toCachedPage } from '../../check/incremental/cached-page.ts';
import { readConfigFile } from '../../check/read-config-file.ts';
import type { Slot } from '../../read/files/layout.ts';
import { listConfig } from '../../read/files/list-config.ts';
import { createFixture, page } from '../../testing/fixture.ts';
import { loadSchemas } from '../load-schemas.ts';
import { machineAt } from '../machine.ts';
import { createSiteConfigLoader } from '../site-config-loader.ts';
import { readInThreads } from './read-in-threads.ts';

const WRONG = 'site-config/pages/errada.json';
const { root, remove } = createFixture({ [WRONG]: '{ "path": 7 }' });
afterAll(remove);

const machine = machineAt(root);
const schemas = { ...loadSchemas(root), locale: { timeZone: 'America/Sao_Paulo' } };
const { slots: few } = listConfig(machine.files, schemas.collections, new Map());
const many = Array.from({ length: 1000 }, (_, index) => few[index % few.length] as Slot);
/** Wherever this runs, and however slow it is. */
const LIMITS = { threads: 2, patience: Infinity };
/** What was written just before is not stored: for the threads it is an hour later. */
const now = Date.now() + 3_600_000;
const task = { root, locale: schemas.locale, slots: many, now };

/** Reads what it is given, in so much time that threads get their share. */
function reader() {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const here: Slot[] = [];
  const read = (slot: Slot) => {
    Atomics.wait(pause, 0, 0, 1);
    here.push(slot);
  };
  return { here, read };
}

it('returns from threads what one thread returns, without the files that have errors', () => {
  const alone = few.map(
    (slot) => [slot.file, toCachedPage(readConfigFile(machine, slot, schemas), now)] as const,
  );
  const right = new Map(alone.filter(([, page]) => page));
  expect(right.size).toBeGreaterThan(1);
  expect(right.has(WRONG)).toBe(false);
  // On a slow machine no thread may come in time for a share, which is no fault.
  let found = new Map();
  while (found.size === 0) {
    const { here, read } = reader();
    found = readInThreads(task, read, LIMITS);
    expect(here.length < many.length).toBe(found.size > 0);
  }
  expect(found).toEqual(right);
});

it('leaves a few files to the caller', () => {
  const { here, read } = reader();
  expect(readInThreads({ ...task, slots: few }, read, LIMITS).size).toBe(0);
  expect(here).toEqual([]);
});

it('leaves to the caller the files at which a thread failed', () => {
  const { here, read } = reader();
  const broken = createFixture({ 'schema/page.schema.json': '{' });
  afterAll(broken.remove);
  expect(readInThreads({ ...task, root: broken.root }, read, LIMITS).size).toBe(0);
  expect(here.length).toBe(many.length); // none got so far as to take a share

  const gone = { ...(few[0] as Slot), file: 'site-config/pages/sumiu.json' };
  const slots = many.map((slot, index) => (index % 50 === 25 ? gone : slot));
  const found = readInThreads({ ...task, slots }, reader().read, LIMITS);
  expect(found.has(gone.file)).toBe(false);
});

it('a large site is read completely, and its only mistake reported', () => {
  const files = Array.from({ length: 1100 }, (_, index) => [
    `site-config/pages/p${index}.json`,
    page(`/p${index}`, ...(index === 700 ? [{ type: 'herro' }] : [])),
  ]);
  const large = createFixture(Object.fromEntries(files));
  const load = createSiteConfigLoader(large.root);
  const { problems, site } = load();
  expect(problems.map(({ file, code }) => [file, code])).toEqual([
    ['site-config/pages/p700.json', 'unknown-type'],
  ]);
  expect(site.pages.size).toBeGreaterThan(1100);
  large.write({ 'site-config/pages/p700.json': page('/p700') });
  expect(load().config?.pages.find(({ path }) => path === '/p700')?.page.sections).toHaveLength(1);
  large.remove();
});
