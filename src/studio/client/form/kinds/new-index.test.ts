import { expect, it } from 'vitest';
import { newIndex } from './use-items.ts';

const fields = ['text', 'checkbox', 'email', 'checkbox', 'honeypot', 'captcha', 'hidden'].map(
  (type) => ({ type }),
);

it.each([
  ['text', 3],
  ['checkbox', 4],
  ['captcha', 6],
  ['hidden', 7],
])('a new field of type %s is inserted before the fields that close the form', (type, index) => {
  expect(newIndex(fields, { type })).toBe(index);
});

it('other items are added at the end, and so is the first one', () => {
  expect(newIndex(['a', 'b'], 'c')).toBe(2);
  expect(newIndex([{ title: 'a' }], { title: 'b' })).toBe(1);
  expect(newIndex([], { type: 'text' })).toBe(0);
});
