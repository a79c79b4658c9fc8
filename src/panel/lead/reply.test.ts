import { expect, test } from 'vitest';
import { internationalNumber } from './reply.tsx';

test.each([
  ['+55 (11) 98888-7777', undefined, '5511988887777'],
  ['(11) 98888-7777', '55', '5511988887777'],
  ['011 98888-7777', '55', '5511988887777'],
  ['11 3000-0000 ramal 2', '55', '551130000000'],
  ['+551130000000 ramal 12', undefined, '551130000000'],
  ['+551130000000 / 3000-0001', undefined, '551130000000'],
  ['+551130000000 #12', undefined, '551130000000'],
  ['(11) 98888-7777', undefined, ''],
  ['11', '55', ''],
  ['javascript:alert(1)', '55', ''],
])('%s with country %s is %s', (phone, country, expected) => {
  expect(internationalNumber(phone, country)).toBe(expected);
});
