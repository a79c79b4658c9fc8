import { beforeAll, expect, test, vi } from 'vitest';
import type { Station } from '../api/lead.ts';
import { isLate, stationText } from './station-text.ts';

const texts = {
  ...{ waiting: 'na fila', sent: 'enviado em {at}', refused: 'não foi aceito: “{reason}”' },
  ...{ unknown: 'não se sabe: “{reason}”', none: 'não vai', again: 'de novo em {at}' },
} as Parameters<typeof stationText>[1];
const station = (changes: Partial<Station>): Station => ({
  ...{ station: 'notice', address: 'a@a.example', state: 'waiting', reason: '', tries: 0 },
  ...{ since: '2026-11-28T12:00:00Z', due: '2026-11-28T12:00:00Z', at: null },
  ...changes,
});

beforeAll(
  () => void vi.stubGlobal('document', { documentElement: { lang: 'pt-BR', dataset: {} } }),
);

test.each<[Partial<Station>, RegExp]>([
  [{}, /^na fila$/],
  [{ state: 'sent', tries: 1, at: '2026-11-28T12:00:00Z', due: null }, /^enviado em 28\/11\/2026/],
  [{ state: 'refused', tries: 2, reason: '422 x' }, /^não foi aceito: “422 x”; de novo em 28/],
  [{ state: 'refused', tries: 2, reason: '422 x', due: null }, /^não foi aceito: “422 x”$/],
  [
    { state: 'waiting', tries: 1, reason: '429 devagar' },
    /^não foi aceito: “429 devagar”; de novo/,
  ],
  [{ state: 'none', due: null }, /^não vai$/],
])('%j', (changes, expected) => {
  expect(stationText(station(changes), texts)).toMatch(expected);
});

test('what has been failing for an hour is late', () => {
  const hours = (count: number) => Date.parse('2026-11-28T12:00:00Z') + count * 3_600_000;
  expect(isLate(station({ tries: 1 }), hours(1.1))).toBe(true);
  expect(isLate(station({ tries: 1 }), hours(0.9))).toBe(false);
  expect(isLate(station({ tries: 0 }), hours(9))).toBe(false);
  expect(isLate(station({ tries: 3, state: 'sent' }), hours(9))).toBe(false);
});
