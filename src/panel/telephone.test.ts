import { expect, test } from 'vitest';
import { readableTelephone } from './telephone.ts';

test.each([
  ['+5511988887777', '+55 11988887777'],
  ['+12025550123', '+1 2025550123'],
  ['+351912345678', '+351 912345678'],
  ['(11) 98888-7777', '(11) 98888-7777'],
  ['+55 11 98888-7777', '+55 11 98888-7777'],
  ['=1+1', '=1+1'],
  ['', ''],
])('%s is shown as %s', (text, expected) => {
  expect(readableTelephone(text)).toBe(expected);
});
