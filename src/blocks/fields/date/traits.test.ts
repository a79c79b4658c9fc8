import { expect, test } from 'vitest';
import type { DateField } from './day.ts';
import { traits } from './traits.ts';

test.each([
  ['es', '{day}: cerrado. Abrimos de {open}.', '{day}: cerrado.'],
  ['ja', '{day}は休業日です。営業日は{open}です。', '{day}は休業日です。'],
  [
    'en',
    'We’re open {open}. {day} is not one of them! Call us.',
    '{day} is not one of them! Call us.',
  ],
  ['en', '{day} is closed; we’re open {open}', undefined],
])('%s: on an exception “%s” is “%s”', (language, closedMessage, expected) => {
  const field = {
    ...{ type: 'date' as const, name: 'day', label: 'Day', invalidMessage: 'A day' },
    ...{ openAt: 'school', closedMessage },
  };
  const site = { language, timeZone: 'UTC', plainText: String, scheduleOf: () => [{ hours: [] }] };
  const compiled = traits.compile?.(field, site) as DateField | undefined;
  expect(compiled?.exceptionMessage).toBe(expected);
});
