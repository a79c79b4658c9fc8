import type { Codes } from '../../../../content/testing/codes/code.ts';
import { VALID } from '../../../../content/testing/fixture.ts';

const PARTNERS = 'site-config/collections/partners.json';
const partners = VALID[PARTNERS] as Record<string, object>;

export const codes: Codes = {
  'record-unshown': {
    [PARTNERS]: { ...partners, farolis: { ...partners.vedra, name: 'Farolis' } },
  },
};
