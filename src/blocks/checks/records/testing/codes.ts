import type { Codes } from '../../../../content/testing/codes/code.ts';
import { slip, VALID } from '../../../../content/testing/fixture.ts';

const partners = VALID['site-config/collections/partners.json'] as Record<string, object>;

export const codes: Codes = {
  'record-taken': { 'site-config/collections/partners/vedra.json': partners.vedra },
  'record-missing': slip('site-config/pages/inicio.json', '"vedra"', '"verda"'),
};
