// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { DECISION_KEY, storedDecision } from './stored-decision.ts';

const ASKED = '2 measurement marketing';
const good = {
  version: 2,
  at: new Date().toISOString(),
  categories: { measurement: true, marketing: false },
};
const read = (value: unknown) => {
  localStorage.setItem(DECISION_KEY, typeof value === 'string' ? value : JSON.stringify(value));
  return storedDecision(ASKED);
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('an answer is valid for a year', () => {
  expect(read(good)).toEqual(good);
  expect(read({ ...good, at: daysAgo(364) })).toBeDefined();
  expect(read({ ...good, at: daysAgo(366) })).toBeUndefined();
});

test('an answer dated more than a day ahead is not valid', () => {
  expect(read({ ...good, at: daysAgo(-0.5) })).toBeDefined();
  expect(read({ ...good, at: daysAgo(-2) })).toBeUndefined();
});

test('a new version or a new category asks again', () => {
  expect(read({ ...good, version: 1 })).toBeUndefined();
  expect(read({ ...good, categories: { measurement: true } })).toBeUndefined();
});

test('damaged or unreadable answers ask again', () => {
  expect(storedDecision(ASKED)).toBeUndefined();
  for (const value of [
    '',
    '{',
    'null',
    '1',
    '{}',
    { ...good, at: 'x' },
    { ...good, categories: 1 },
  ])
    expect(read(value), JSON.stringify(value)).toBeUndefined();
  read(good);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storedDecision(ASKED)).toBeUndefined();
});
