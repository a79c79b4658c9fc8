import type { Codes } from '../../../../content/testing/codes/code.ts';
import { INTEGRATIONS, ofFixtureSite } from '../../../../content/testing/edits.ts';
import { VALID } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'auth-pages-missing': { [INTEGRATIONS]: { ...(VALID[INTEGRATIONS] as object), auth: undefined } },
  'auth-texts-missing': {
    'site-config/messages.json': { ...ofFixtureSite('messages.json'), auth: undefined },
  },
  'email-texts-missing': {
    'site-config/messages.json': { ...ofFixtureSite('messages.json'), emails: undefined },
  },
};
