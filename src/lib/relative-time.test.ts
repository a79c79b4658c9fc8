import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');

test.each([
  ['2026-11-24T12:00:00Z', 'agora'],
  ['2026-11-24T11:59:20Z', 'agora'],
  // The clock of the database may be ahead.
  ['2026-11-24T12:00:09Z', 'agora'],
  ['2026-11-24T11:58:00Z', 'há 2 minutos'],
  ['2026-11-24T09:30:00Z', 'há 2 horas'],
  ['2026-11-23T11:00:00Z', 'ontem'],
  ['2026-11-14T11:00:00Z', 'há 10 dias'],
])('%s is %s', (at, expected) => {
  expect(relativeTime(Date.parse(at), 'pt-BR', NOW)).toBe(expected);
});
