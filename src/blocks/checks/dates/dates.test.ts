import { nova } from '../../../content/testing/edits.ts';
import { EVENT, slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkDates } from './dates.ts';

const event = (more: object) => nova({ ...EVENT, ...more });
const inNewYork = (more: object) => ({
  ...slip('site-config/site.json', '"America/Sao_Paulo"', '"America/New_York"'),
  ...event({ startsAt: '2025-07-22T11:00:00-04:00', ...more }),
});

testCheck(checkDates, {
  reported: {
    'a day that does not exist in its month': [
      event({ endsAt: '2026-02-31T15:00:00-03:00' }),
      'date-impossible /sections/1/endsAt',
    ],
    'a month that does not exist': [
      event({ endsAt: '2026-23-07T15:00:00-03:00' }),
      'date-impossible /sections/1/endsAt',
    ],
    'an hour that does not exist': [
      event({ endsAt: '2026-07-23T25:00:00-03:00' }),
      'date-impossible /sections/1/endsAt',
    ],
    'an end before the start': [
      event({ endsAt: '2025-07-22T15:00:00-03:00' }),
      'event-order /sections/1/endsAt',
    ],
    'an offset of summer in winter': [
      inNewYork({
        startsAt: '2027-11-13T10:00:00-04:00',
        endsAt: '2027-11-13T17:00:00-04:00',
      }),
      'date-offset pages/nova.json#/sections/1/startsAt "2027-11-13T10:00:00-04:00" → "2027-11-13T10:00:00-05:00"',
      'date-offset pages/nova.json#/sections/1/endsAt "2027-11-13T17:00:00-04:00" → "2027-11-13T17:00:00-05:00"',
    ],
    'an hour that the clocks leave out': [
      inNewYork({
        startsAt: '2027-03-14T02:30:00-05:00',
        endsAt: '2027-03-14T17:00:00-04:00',
      }),
      'date-offset pages/nova.json#/sections/1/startsAt "2027-03-14T02:30:00-05:00" → "2027-03-14T03:30:00-04:00"',
    ],
    'an offset that the site never has': [
      event({ endsAt: '2025-07-23T15:00:00-05:00' }),
      'date-offset /sections/1/endsAt',
    ],
  },
  fine: {
    'an event on a leap day': event({ endsAt: '2028-02-29T15:00:00-03:00' }),
    'the offsets of summer and winter': inNewYork({
      startsAt: '2027-04-24T10:00:00-04:00',
      endsAt: '2027-11-13T10:00:00-05:00',
    }),
    'both offsets of an hour that comes twice': inNewYork({
      startsAt: '2027-11-07T01:30:00-04:00',
      endsAt: '2027-11-07T01:30:00-05:00',
    }),
  },
});
