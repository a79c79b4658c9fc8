import { expect, it } from 'vitest';
import { numberFindings } from './numbers.ts';

const found = (text: string) => numberFindings(text).map(({ pointer }) => pointer);

it('a number with a point before three figures, the last of them 0, may be thousands', () => {
  expect(found('{"a": [25.000, {"b":389.990}], "c": -1.500 }')).toEqual(['/a/0', '/a/1/b', '/c']);
});

it('decimals as programs write them, small ones and texts are what they are', () => {
  expect(found('{"a": 33.333, "b": 0.500, "c": 1234.500, "d": ": 25.000,", "e": 2.5}')).toEqual([]);
});
