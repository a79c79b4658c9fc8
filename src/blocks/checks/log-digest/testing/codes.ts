import type { Codes } from '../../../../content/testing/codes/code.ts';
import { INTEGRATIONS, ofFixtureSite } from '../../../../content/testing/edits.ts';
import { VALID } from '../../../../content/testing/fixture.ts';

const { submissions, ...others } = VALID[INTEGRATIONS] as { submissions: object };

const MESSAGES = 'site-config/messages.json';
const messages = ofFixtureSite('messages.json');

export const codes: Codes = {
  'digest-unsent': {
    [MESSAGES]: { ...messages, emails: { ...messages.emails, digest: undefined } },
    [INTEGRATIONS]: {
      ...others,
      submissions: { ...submissions, digest: { days: ['monday'], emails: ['a@forte.example'] } },
    },
  },
};
