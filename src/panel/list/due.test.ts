import { expect, test } from 'vitest';
import { dueState } from './due.ts';

const STATUSES: Parameters<typeof dueState>[1] = [
  { value: 'novo', label: 'Novo', meaning: 'new' },
  { value: 'respondido', label: 'Respondido', meaning: 'open' },
  { value: 'ganho', label: 'Ganho', meaning: 'won' },
];

test.each([
  ['2026-03-01', 'novo', 'overdue'],
  ['2026-03-02', 'respondido', 'today'],
  ['2026-03-03', 'novo', undefined],
  [null, 'novo', undefined],
  ['2026-03-01', 'ganho', undefined],
  ['2026-03-01', 'unknown', undefined],
] as const)('a call on %s with status %s is %s on March 2', (call_on, status, expected) => {
  expect(dueState({ call_on, status }, STATUSES, '2026-03-02')).toBe(expected);
});
