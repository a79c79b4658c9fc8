import { nova } from '../testing/edits.ts';
import { EVENT } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkDates } from './dates.ts';

const event = (more: object) => nova({ ...EVENT, ...more });

testCheck(checkDates, {
  reported: {
    'a day that does not exist in its month': event({ endsAt: '2026-02-31T15:00:00-03:00' }),
    'a month that does not exist': event({ endsAt: '2026-23-07T15:00:00-03:00' }),
    'an hour that does not exist': event({ endsAt: '2026-07-23T25:00:00-03:00' }),
    'an end before the start': event({ endsAt: '2025-07-22T15:00:00-03:00' }),
  },
  fine: { 'an event on a leap day': event({ endsAt: '2028-02-29T15:00:00-03:00' }) },
});
