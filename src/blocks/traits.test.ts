import { expect, test } from 'vitest';
import { traitsOf } from './traits.ts';

test('the data of a schema and the functions of traits.ts are the traits of a type', () => {
  expect(traitsOf('hero')).toMatchObject({ isOpening: true, opening: expect.any(Function) });
  expect(traitsOf('figures')).toEqual({ mayLackTitle: true, isStatic: true });
});

test('an unknown type has no traits', () => {
  expect(traitsOf('constructor')).toEqual({});
  expect(traitsOf(undefined)).toEqual({});
});
