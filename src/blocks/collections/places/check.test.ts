import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPlaces } from './check.ts';
import { codes, rest, seasons } from './testing/codes.ts';

testCheck(checkPlaces, {
  reported: {
    'a day that its month does not have': [
      seasons([['Inverno', '06-31', '02-30']]),
      'season-day /viveiro/seasons/0/from',
      'season-day /viveiro/seasons/0/to',
    ],
    'a month that does not exist': [
      seasons([['Inverno', '21-06', '09-21']]),
      'season-day /viveiro/seasons/0/from',
    ],
    'a season that most years have no day of': [
      seasons([['Bissexto', '02-29', '02-29']]),
      'season-day /viveiro/seasons/0/to',
    ],
    'a day of two seasons': [codes['season-overlap'] ?? {}, 'season-overlap /viveiro/seasons/1'],
    'the same last and first day': [
      seasons([
        ['Verão', '11-01', '03-01'],
        ['Outono', '03-01', '05-31'],
      ]),
      'season-overlap /viveiro/seasons/1',
    ],
    'seasons that both are over the turn of the year': [
      seasons([
        ['Natal', '12-15', '01-05'],
        ['Verão', '01-05', '03-01'],
        ['Férias', '12-31', '12-31'],
      ]),
      'season-overlap /viveiro/seasons/1',
      'season-overlap /viveiro/seasons/2',
    ],
    'a season from 29 February after one to the end of February': [
      seasons([
        ['Verão', '11-01', '02-28'],
        ['Outono', '02-29', '05-31'],
      ]),
      'season-overlap /viveiro/seasons/1',
    ],
    'hours beside seasons that are the whole year': [
      codes['season-rest'] ?? {},
      'season-rest /viveiro/hours',
    ],
    'a name of no day, beside one season that is the whole year': [
      seasons([['Sempre', '03-01', '02-29']], { hoursName: 'Resto' }),
      'season-rest /viveiro/hoursName',
    ],
  },
  fine: {
    'a season, and the rest of the year': seasons([['Verão', '11-01', '02-28']], rest),
    'a season to the day before another': seasons([
      ['Verão', '11-01', '02-29'],
      ['Outono', '03-01', '05-31'],
      ['Primavera', '09-01', '10-31'],
    ]),
    'seasons that leave no day, without other hours': seasons([
      ['Verão', '11-01', '02-28'],
      ['Inverno', '03-01', '10-31'],
    ]),
    'a season of one day': seasons([['São João', '06-24', '06-24']], rest),
    'one day without a season': seasons([['Quase sempre', '01-02', '12-31']], rest),
  },
});
