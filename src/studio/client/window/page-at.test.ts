import { expect, it } from 'vitest';
import type { JsonMap } from '../../shared/protocol.ts';
import { changeDays } from './page-at.tsx';

it('offers the days on which something on the page changes, for an event the day after', () => {
  const page: JsonMap = {
    expireAt: '2027-01-31',
    sections: [
      { type: 'prose', publishAt: '2026-12-03T09:00:00-03:00' },
      { type: 'prose', publishAt: '2026-12-03' },
      { type: 'event', startsAt: '2026-12-31T09:00:00-03:00', endsAt: '2026-12-31T12:00:00-03:00' },
      { type: 'prose', publishAt: 'amanhã' },
    ],
  };
  expect(changeDays(page)).toEqual([
    { day: '2026-12-03', what: 'algo entra no ar' },
    { day: '2027-01-01', what: 'depois do evento' },
    { day: '2027-01-31', what: 'algo sai do ar' },
  ]);
  expect(changeDays(undefined)).toEqual([]);
});
