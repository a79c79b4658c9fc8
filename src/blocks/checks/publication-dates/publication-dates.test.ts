import { NOVA, nova } from '../../../content/testing/edits.ts';
import { page, prose, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPublicationDates } from './publication-dates.ts';

const dated = (publishAt: string, expireAt: string) => ({
  [NOVA]: { ...page('/nova'), publishAt, expireAt },
});

testCheck(checkPublicationDates, {
  reported: {
    'a page that expires before it is published': [
      dated('2026-12-03', '2026-12-01'),
      'expires-before /expireAt',
    ],
    'a page that expires at the moment it is published': [
      dated('2026-12-03', '2026-12-03T00:00:00-03:00'),
      'expires-before /expireAt',
    ],
    'an announcement that is over before it begins': [
      {
        'site-config/site.json': {
          ...(VALID['site-config/site.json'] as object),
          announcement: { text: 'Recesso', publishAt: '2026-12-03', expireAt: '2026-12-01' },
        },
      },
      'expires-before /announcement/expireAt',
    ],
    'a section that expires before it is published': [
      nova({
        ...prose('a'),
        publishAt: '2026-12-03',
        expireAt: '2026-12-01',
      }),
      'expires-before /sections/1/expireAt',
    ],
  },
  fine: {
    'a page published for one day': dated('2026-12-03', '2026-12-04'),
    'a page that expires an hour after it is published, at midnight in the site’s time zone': dated(
      '2026-12-02T23:00:00-03:00',
      '2026-12-03',
    ),
    'a page with only an end date': { [NOVA]: { ...page('/nova'), expireAt: '2026-12-03' } },
  },
});
