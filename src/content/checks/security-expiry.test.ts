import { slip } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkSecurityExpiry } from './security-expiry.ts';

const until = (day: string) =>
  slip(
    'site-config/site.json',
    /"copyrightYear"/,
    `"security": { "contact": "mailto:a@b.example", "expires": "${day}" }, "copyrightYear"`,
  );

testCheck(checkSecurityExpiry, {
  told: { 'a day that has passed': until('2020-02-01') },
  fine: {
    'a day to come': until('2999-01-01'),
    'a day that is none, which another check tells': until('2020-02-31'),
  },
});
