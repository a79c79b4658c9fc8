import type { Codes } from '../../../../content/testing/codes/code.ts';
import { slip } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'time-zone-unknown': slip('site-config/site.json', 'America/Sao_Paulo', 'Brasilia'),
};
