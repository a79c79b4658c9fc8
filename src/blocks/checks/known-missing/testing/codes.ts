import type { Codes } from '../../../../content/testing/codes/code.ts';

export const codes: Codes = {
  'known-missing-stale': { 'site-config/known-missing.json': { paths: ['/nunca'] } },
};
