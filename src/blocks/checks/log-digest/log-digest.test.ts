import { type Files, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkLogDigest } from './log-digest.ts';

const INTEGRATIONS = 'site-config/integrations.json';
const MESSAGES = 'site-config/messages.json';
const digest = { days: ['monday'], emails: ['a@forte.example'] };
const withDigest = (more = {}): Files => ({
  [INTEGRATIONS]: {
    ...(VALID[INTEGRATIONS] as object),
    submissions: { strategies: ['log-and-track'], digest },
    ...more,
  },
});
const lacking = { [MESSAGES]: { ...(VALID[MESSAGES] as object), emails: {} } };
const words = { [MESSAGES]: { ...(VALID[MESSAGES] as object), emails: { digest: {} } } };

testCheck(checkLogDigest, {
  reported: {
    'a digest without words': [
      { ...withDigest(), ...lacking },
      'digest-unsent /submissions/digest',
    ],
    'a digest without a database': [
      { ...withDigest({ supabase: undefined }), ...words },
      'digest-unsent /submissions/digest',
    ],
  },
  fine: { 'a digest with its words': { ...withDigest(), ...words } },
});
