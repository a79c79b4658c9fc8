import { expect, test } from 'vitest';
import { momentNumbers, momentWords } from './moments.ts';

test('moments are sorted and continue after midnight', () => {
  expect(momentNumbers(['23:50', '00:10', '02:00'])).toEqual([1430, 1450, 1560]);
  const [year, month, day] = momentNumbers(['2025', '2026-03', '2026-03-14']) as [
    number,
    number,
    number,
  ];
  expect(year).toBeLessThan(month);
  expect(day - month).toBe(13 * 24 * 3600 * 1000);
});

test('a moment is formatted in the site’s language', () => {
  expect(momentWords('pt-BR', '2026-03')).toBe('mar 2026');
  expect(momentWords('en', '2026-03')).toBe('Mar 2026');
  expect(momentWords('pt-BR', '2026-03', true)).toBe('mar 26');
  expect(momentWords('pt-BR', '2026-03-14', true)).toBe('14/03');
  expect(momentWords('pt-BR', '2026')).toBe('2026');
  expect(momentWords('pt-BR', '02:14')).toBe('02:14');
  expect(momentWords('ar-JO', '02:14')).toBe('٠٢:١٤');
});
