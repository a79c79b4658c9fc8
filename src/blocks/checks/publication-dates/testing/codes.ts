import type { Codes } from '../../../../content/testing/codes/code.ts';
import { NOVA } from '../../../../content/testing/edits.ts';
import { page } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'expires-before': {
    [NOVA]: { ...page('/nova'), publishAt: '2999-12-03', expireAt: '2999-12-01' },
  },
};
