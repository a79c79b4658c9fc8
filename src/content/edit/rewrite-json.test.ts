import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rewriteJson } from './rewrite-json.ts';

const rewritten = (text: string, change: (value: never) => unknown) => {
  const value = JSON.parse(text);
  return rewriteJson(text, value, change(value as never));
};

/** Laid out as nobody would, with a letter and a number that could be written otherwise. */
const ODD = '{ "a":1.50,\n   "b" : [1,\n2 ],"c": "caf\\u00e9", "d": {"e":  true}}\r\n';

test.each<[string, string, (value: never) => unknown, string]>([
  ['nothing', ODD, (value: object) => ({ ...value }), ODD],
  [
    'a value',
    ODD,
    (value: object) => ({ ...value, b: 3 }),
    '{ "a":1.50,\n   "b" : 3,"c": "caf\\u00e9", "d": {"e":  true}}\r\n',
  ],
  [
    'a name',
    ODD,
    ({ c, ...value }: { c: string }) => ({ ...value, name: c }),
    '{ "a":1.50,\n   "b" : [1,\n2 ],"name": "caf\\u00e9", "d": {"e":  true}}\r\n',
  ],
  [
    'what goes, from the beginning and from the end',
    ODD,
    ({ b, c }: { b: unknown; c: unknown }) => ({ b, c }),
    '{ "b" : [1,\n2 ],"c": "caf\\u00e9"}\r\n',
  ],
  [
    'what comes, at each place',
    '{\n\t"a": 1,\n\t"b": 2\n}\n',
    ({ a, b }: { a: unknown; b: unknown }) => ({ x: 0, a, y: [true], b, z: {} }),
    '{\n\t"x": 0,\n\t"a": 1,\n\t"y": [true],\n\t"b": 2,\n\t"z": {}\n}\n',
  ],
  [
    'an object that becomes an item of a list, with all that it holds',
    '{\n  "action": {\n    "label": "Caf\\u00e9",  "to":"/x"\n  },\n  "a": 1\n}\n',
    ({ action, ...rest }: { action: unknown }) => ({ actions: [action], ...rest }),
    '{\n  "actions": [\n    {\n      "label": "Caf\\u00e9",  "to":"/x"\n    }\n  ],\n  "a": 1\n}\n',
  ],
  [
    'items that go, and one that comes',
    '[\n  {"a":1},\n  {"a":2},\n  {"a":3}\n]',
    ([, second]: unknown[]) => [second, { b: 1 }],
    '[\n  {"a":2},\n  { "b": 1 }\n]',
  ],
  ['all of an object', '{"a": {"b":1}}', () => ({ a: {} }), '{"a": {}}'],
])('%s', (_, before, change, after) => {
  expect(rewritten(before, change)).toBe(after);
});

test('any value becomes any other, in any layout', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.constantFrom('', '  ', '\t'), (a, b, indent) => {
      const [before, after] = [a, b].map((value) => JSON.parse(JSON.stringify(value)));
      const text = JSON.stringify(before, null, indent);
      const same = { from: before, to: after };
      // Parts of the old one in the new one, as migrations have them.
      expect(JSON.parse(rewriteJson(text, before, after))).toEqual(after);
      const moved = { x: [before], ...(typeof before === 'object' ? before : {}) };
      expect(JSON.parse(rewriteJson(text, before, moved))).toEqual(moved);
      expect(rewriteJson(JSON.stringify(same), same, same)).toBe(JSON.stringify(same));
    }),
  );
});
