import type { Codes } from '../../../../content/testing/codes/code.ts';
import { slip } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'language-unknown': slip('site-config/site.json', '"pt-BR"', '"pt-XX"'),
};
