import type { Codes } from '../../../../content/testing/codes/code.ts';
import { slip } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'record-missing': slip('site-config/pages/inicio.json', '"vedra"', '"verda"'),
};
