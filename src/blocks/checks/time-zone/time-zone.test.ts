import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkTimeZone } from './time-zone.ts';

const zone = (name: string) =>
  slip('site-config/site.json', '"America/Sao_Paulo"', JSON.stringify(name));

testCheck(checkTimeZone, {
  reported: {
    'a misspelt city': zone('America/Sao_Palo'),
    'a city that is not a time zone': zone('Brasilia'),
  },
  fine: { another: zone('Europe/Lisbon'), UTC: zone('UTC') },
});
