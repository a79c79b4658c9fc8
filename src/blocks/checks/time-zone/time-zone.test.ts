import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkTimeZone } from './time-zone.ts';

const zone = (name: string) =>
  slip('site-config/site.json', '"America/Sao_Paulo"', JSON.stringify(name));

testCheck(checkTimeZone, {
  reported: {
    'a misspelt city': [
      zone('America/Sao_Palo'),
      'time-zone-unknown /timeZone "America/Sao_Palo" → "America/Sao_Paulo" ?',
    ],
    'a city that is not a time zone': [zone('Brasilia'), 'time-zone-unknown /timeZone'],
  },
  fine: { another: zone('Europe/Lisbon'), UTC: zone('UTC') },
});
