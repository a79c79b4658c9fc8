import type { Codes } from '../../../../content/testing/codes/code.ts';
import { CASE, nova } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'record-unpublished': {
    'site-config/collections/cases.json': { barbosa: { ...CASE, draft: true } },
    ...nova({ type: 'case-study', case: 'barbosa' }),
  },
};
