import { testCheck } from '../../../content/testing/test-check.ts';
import { checkTime } from './check.ts';
import { hoursOf, onSaturdays } from './testing/codes.ts';

testCheck(checkTime, {
  reported: {
    'hours that depend on a field that is not there': [
      hoursOf('dia-da-vista'),
      'time-hours-field /fields/1/hoursOf/field "dia-da-vista" → "dia-da-visita" ?',
    ],
    'hours that depend on a field that is no date': [
      hoursOf('hora'),
      'time-hours-field /fields/1/hoursOf/field',
    ],
    'hours that nothing says': [hoursOf('dia-da-visita'), 'time-hours-open /fields/1/hoursOf'],
  },
  fine: {
    'hours that depend on a date': hoursOf('dia-da-visita', {}, onSaturdays),
    'hours of the place of a date': hoursOf('dia-da-visita', { openAt: 'loja' }),
  },
});
