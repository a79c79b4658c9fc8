import { field } from '../../../content/testing/edits.ts';
import { VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkRecordOptions } from './record-options.ts';
import { offering } from './testing/codes.ts';

const { torreao } = VALID['site-config/collections/partners.json'] as { torreao: object };
const optionsLabel = '{title}, {date}';

const partners = {
  ...field({ type: 'radio', name: 'com', label: 'Com quem', optionsFrom: 'partners' }),
  'site-config/collections/partners.json': { torreao, outro: torreao } as never,
};

testCheck(checkRecordOptions, {
  reported: {
    'records of one title': [
      offering(['2026-03-04', '2026-03-05']),
      'options-alike /fields/0/optionsFrom',
    ],
    'records of one title and day, whatever the list says of them': [
      offering(['2026-03-04', '2026-03-04'], { optionsLabel }),
      'options-alike /fields/0/optionsLabel',
    ],
    'a record and an option that is written': [
      offering(['2026-03-04'], { options: [{ value: 'x', label: 'Oficina' }] }),
      'options-alike /fields/0/optionsFrom',
    ],
    'a required choice, all of it over': [
      offering(['2001-03-04'], { optionsOrder: 'upcoming', required: true }),
      'options-none /fields/0/optionsFrom',
    ],
    'records of one name without pages': [partners, 'options-alike /fields/0/optionsFrom'],
  },
  fine: {
    'records of one title that say their days': offering(['2026-03-04', '2026-03-05'], {
      optionsLabel,
    }),
    'one that is over': offering(['2001-03-04', '2999-03-05'], { optionsOrder: 'upcoming' }),
    'none, as all are over': offering(['2001-03-04', '2001-03-05'], { optionsOrder: 'upcoming' }),
    'the same, with an option for then': offering(['2001-03-04'], {
      optionsOrder: 'upcoming',
      required: true,
      options: [{ value: 'x', label: 'A próxima' }],
    }),
    'one that is to come': offering(['2001-03-04', '2999-03-05'], { optionsOrder: 'past' }),
    'a draft': offering(['2026-03-04'], {}, { description: '2026-03-05', draft: true }),
  },
});
