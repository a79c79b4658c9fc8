import { expect, test } from 'vitest';
import { rangeWithout } from './unicode-range.ts';

test('removes characters at the ends and in the middle of a range', () => {
  expect(rangeWithout('U+00E0-00E5, U+20AC', 'àãå')).toBe('U+E1-E2,U+E4,U+20AC');
  expect(rangeWithout('U+20AC,U+2122', '€')).toBe('U+2122');
});

test('characters outside the range change nothing', () => {
  expect(rangeWithout('U+A0-FF,U+131', 'abc')).toBe('U+A0-FF,U+131');
});
