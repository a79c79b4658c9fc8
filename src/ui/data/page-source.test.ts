import { expect, test, vi } from 'vitest';
import { normalizePath, pageDataUrl } from './page-data-url.ts';
import { createRemoteSource } from './page-source.ts';
import type { PageData } from './types.ts';

const data = { page: { path: '/a' } } as PageData;

test('the data address of a page follows from its path', () => {
  expect(['/', '/sobre', '/sobre/', '/lp/x'].map(pageDataUrl)).toEqual([
    '/_page/index.json',
    '/_page/sobre.json',
    '/_page/sobre.json',
    '/_page/lp/x.json',
  ]);
  expect(normalizePath('//')).toBe('/');
});

test('fetches each page once, also after a prefetch', async () => {
  const fetchPage = vi.fn(async () => data);
  const source = createRemoteSource(fetchPage);
  source.prefetch('/a');
  const first = source.get('/a');
  expect(source.get('/a')).toBe(first); // React's use() needs the same promise
  expect(await first).toBe(data);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('returns at once what was put', () => {
  const source = createRemoteSource(() => Promise.reject(new Error('not asked')));
  source.put('/a', data);
  expect(source.get('/a')).toBe(data);
});

test('retries after a failed prefetch; a page that failed stays failed until the reload', async () => {
  const fetchPage = vi.fn(() => Promise.reject(new Error('offline')));
  const source = createRemoteSource(fetchPage);
  source.prefetch('/a');
  await vi.waitFor(async () => {
    await expect(source.get('/b')).rejects.toThrow('offline');
  });
  const shown = source.get('/a');
  await expect(shown).rejects.toThrow('offline');
  expect(source.get('/a')).toBe(shown);
});
