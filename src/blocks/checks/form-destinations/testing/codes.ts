import type { Codes } from '../../../../content/testing/codes/code.ts';
import { INTEGRATIONS } from '../../../../content/testing/edits.ts';
import { VALID } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'destination-missing': {
    [INTEGRATIONS]: { ...(VALID[INTEGRATIONS] as object), submissions: undefined },
  },
};
