import { describe, expect, test } from 'vitest';
import { getAtPointer, setAtPointer } from './json-pointer.ts';

describe('a pointer', () => {
  const value = { 'a/b': [{ c: 1 }], d: 'e' };
  test('reads a value, or undefined if there is none', () => {
    expect(getAtPointer(value, '/a~1b/0/c')).toBe(1);
    expect(getAtPointer(value, '')).toBe(value);
    expect(getAtPointer(value, '/d/x')).toBeUndefined();
    expect(getAtPointer(value, '/toString')).toBeUndefined();
  });
  test('sets a value in its position, and shares the rest', () => {
    const next = setAtPointer(value, '/a~1b/0/c', 2) as typeof value;
    expect(next).toEqual({ 'a/b': [{ c: 2 }], d: 'e' });
    expect(Object.keys(next)).toEqual(['a/b', 'd']);
    expect(value['a/b'][0]?.c).toBe(1);
    expect(setAtPointer(value, '/d', undefined)).toEqual({ 'a/b': [{ c: 1 }] });
    expect(setAtPointer(value, '/a~1b/0', undefined)).toEqual({ 'a/b': [], d: 'e' });
    expect(setAtPointer(value, '/a~1b/1', 'z')).toMatchObject({ 'a/b': [{ c: 1 }, 'z'] });
    expect(setAtPointer({}, '/f/g', 1)).toEqual({ f: { g: 1 } });
  });
});
