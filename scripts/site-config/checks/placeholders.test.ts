import { SOBRE } from '../testing/edits.ts';
import { slip } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkPlaceholders } from './placeholders.ts';

testCheck(checkPlaceholders, {
  told: {
    'a variable in a field that has a pattern': slip(
      'site-config/site.json',
      '"5511900000000"',
      `"\${PHONE}"`,
    ),
    'a variable outside integrations.json': slip(SOBRE, 'Um texto.', `Visite \${SITE_URL}.`),
  },
});
