import { testCheck } from '../../../content/testing/test-check.ts';
import { checkDate } from './check.ts';
import { codes, onlyFor, openAt, openDay, stay, week } from './testing/codes.ts';

const after = (field: string) => ({ after: { field, days: 1 } });

testCheck(checkDate, {
  reported: {
    'a day after that of a field that is not there': [
      stay(after('chegade')),
      'date-after-field /fields/2/after/field "chegade" → "chegada" ?',
    ],
    'a day after that of a field that is no date': [
      stay(after('assunto')),
      'date-after-field /fields/2/after/field',
    ],
    'a day after itself': [stay(after('saida')), 'date-after-field /fields/2/after/field'],
    'a day after that of a later field': [
      stay(after('volta')),
      'date-after-field /fields/2/after/field',
    ],
    'a day after that of a field that may be hidden': [
      stay(after('chegada'), onlyFor('estadia')),
      'date-after-hidden /fields/2/after/field',
    ],
    'a day after that of a field that waits for another answer': [
      stay({ ...after('chegada'), ...onlyFor('visita') }, onlyFor('estadia')),
      'date-after-hidden /fields/2/after/field',
    ],
    'a text that does not tell which day fits': [
      stay({ ...after('chegada'), invalidMessage: 'Outro dia' }),
      'date-after-message /fields/2/invalidMessage',
    ],
    'open days of a place without hours': [
      codes['date-open-hours'] ?? {},
      'date-open-hours forms/contato.json#/fields/0/openAt',
    ],
    'open days of a place whose seasons have no hours': [
      openAt(openDay, { seasons: [{ name: 'Verão', from: '11-01', to: '02-28' }] }),
      'date-open-hours forms/contato.json#/fields/0/openAt',
    ],
    'open days without a text for the others': [
      openAt({ openAt: 'loja' }),
      'date-open-message forms/contato.json#/fields/0/openAt',
    ],
  },
  fine: {
    'open days': openAt(openDay),
    'open days of a place that is open in a season': openAt(openDay, {
      seasons: [{ name: 'Verão', from: '11-01', to: '02-28', ...week }],
    }),
    'a text that names the other field': stay({
      ...after('chegada'),
      invalidMessage: 'Um dia depois de “{after}”',
    }),
    'a day after that of a date before it': stay(after('chegada')),
    'two days that wait for the same answer': stay(
      { ...after('chegada'), ...onlyFor('estadia') },
      onlyFor('estadia'),
    ),
    'a day that waits for an answer, after one that is always shown': stay({
      ...after('chegada'),
      ...onlyFor('estadia'),
    }),
  },
});
