import { expect, test } from 'vitest';
import { pageAbove } from './page-above.ts';

const page = (path: string, ...parents: string[]) => ({
  path,
  meta: { breadcrumb: { parents: parents.map((to) => ({ label: to, to })) } },
});
const above = (value: unknown, ...there: string[]) =>
  pageAbove(value, (path) => there.includes(path));

test('an address leads to the nearest page of its breadcrumb that is there', () => {
  expect(above(page('/a/b', '/x', '/y'), '/x', '/y', '/a')).toBe('/y');
  expect(above(page('/a/b', '/x', '/y'), '/x', '/a')).toBe('/x');
});

test('without one, to the page above its address, and else home', () => {
  expect(above({ path: '/a/b' }, '/a')).toBe('/a');
  expect(above(page('/a/b', '/x'), '/a')).toBe('/a');
  expect(above({ path: '/a/b' }, '/c')).toBe('/');
  expect(above({ path: '/a' })).toBe('/');
});
