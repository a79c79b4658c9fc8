import type { Codes } from '../../../../content/testing/codes/code.ts';

export const codes: Codes = {
  'not-found-missing': { 'site-config/pages/nao-encontrada.json': undefined },
};
