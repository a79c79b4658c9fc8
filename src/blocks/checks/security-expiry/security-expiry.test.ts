import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkSecurityExpiry } from './security-expiry.ts';

const until = (day: string) =>
  slip(
    'site-config/site.json',
    /"copyrightYear"/,
    `"security": { "contact": "mailto:a@b.example", "expires": "${day}" }, "copyrightYear"`,
  );

testCheck(checkSecurityExpiry, {
  reported: {
    'an expiry date in the past': [until('2020-02-01'), 'security-expired /security/expires'],
  },
  fine: {
    'an expiry date in the future': until('2999-01-01'),
    'an invalid expiry date, which another check reports': until('2020-02-31'),
  },
});
