import type { Codes } from '../../../../content/testing/codes/code.ts';
import { slip } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'security-expired': slip(
    'site-config/site.json',
    /"copyrightYear"/,
    '"security": { "contact": "mailto:a@b.example", "expires": "2020-02-01" }, "copyrightYear"',
  ),
};
