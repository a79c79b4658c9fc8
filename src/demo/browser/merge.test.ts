// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { countNew, merge } from './merge.ts';

const pageOf = (keys: string[], pressed = false) =>
  new DOMParser().parseFromString(
    `<h2 data-sync="n">${keys.length}</h2>
    <button data-sync="m" aria-pressed="${pressed}">M</button>
    <ol data-list="leads" data-sync="l" ${keys.length ? '' : 'hidden'}>${keys
      .map((key) => `<li data-key="${key}"><a href="/">${key}</a></li>`)
      .join('')}</ol>`,
    'text/html',
  );

const keys = (page: Document) => [...page.querySelectorAll('li')].map((item) => item.textContent);

test('new items are inserted in order, missing items are removed, existing items keep their elements', () => {
  const page = pageOf(['c', 'b', 'a']);
  const kept = page.querySelector('[data-key=b]');
  const fresh = pageOf(['e', 'd', 'c', 'b'], true);
  expect(countNew(page, fresh)).toBe(2);
  merge(page, fresh);
  expect(keys(page)).toEqual(['e', 'd', 'c', 'b']);
  expect(page.querySelector('[data-key=b]')).toBe(kept);
  expect(page.querySelector('h2')?.textContent).toBe('4');
  expect(page.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
});

test('merges an empty list into a filled one, and the reverse', () => {
  const page = pageOf([]);
  merge(page, pageOf(['a']));
  expect(keys(page)).toEqual(['a']);
  expect(page.querySelector('ol')?.hidden).toBe(false);
  merge(page, pageOf([]));
  expect(keys(page)).toEqual([]);
  expect(page.querySelector('ol')?.hidden).toBe(true);
});
