import { expect, it } from 'vitest';
import { withOffset } from './time-zone.ts';

it('gives a moment the offset that its time zone has at that time', () => {
  expect(withOffset('2026-12-03', '09:00', 'America/Sao_Paulo')).toBe('2026-12-03T09:00:00-03:00');
  expect(withOffset('2026-12-03', '09:00', 'America/Manaus')).toBe('2026-12-03T09:00:00-04:00');
  expect(withOffset('2026-12-03', '09:00', 'Europe/Lisbon')).toBe('2026-12-03T09:00:00+00:00');
  expect(withOffset('2026-07-03', '09:00', 'Europe/Lisbon')).toBe('2026-07-03T09:00:00+01:00');
});
