import { expect, test } from 'vitest';
import { explain } from './explain.ts';

test('a mistake of the reader is told by its sentence, even by a copy of its class', () => {
  class CannotRun extends Error {}
  expect(explain(new CannotRun('Não há uma pasta site-config.'))).toBe(
    'Não há uma pasta site-config.',
  );
});

test('any other failure is shown whole', () => {
  const error = new TypeError('x is undefined');
  expect(explain(error)).toBe(error);
});
