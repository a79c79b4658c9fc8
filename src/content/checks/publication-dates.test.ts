import { NOVA, nova } from '../testing/edits.ts';
import { page, prose } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkPublicationDates } from './publication-dates.ts';

const dated = (publishAt: string, expireAt: string) => ({
  [NOVA]: { ...page('/nova'), publishAt, expireAt },
});

testCheck(checkPublicationDates, {
  told: {
    'a page that goes before it comes': dated('2026-12-03', '2026-12-01'),
    'one that goes as it comes': dated('2026-12-03', '2026-12-03T00:00:00-03:00'),
    'a section': nova({ ...prose('a'), publishAt: '2026-12-03', expireAt: '2026-12-01' }),
  },
  fine: {
    'a day': dated('2026-12-03', '2026-12-04'),
    'an hour before the midnight of the site': dated('2026-12-02T23:00:00-03:00', '2026-12-03'),
    'only an end': { [NOVA]: { ...page('/nova'), expireAt: '2026-12-03' } },
  },
});
