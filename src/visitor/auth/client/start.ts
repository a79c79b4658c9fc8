import { createClient } from '@supabase/supabase-js';
import type { SupabaseIntegration } from '../../../types/config.gen.ts';
import type { AuthTexts } from '../../../ui/data/types.ts';
import { SESSION_KEY } from '../traces.ts';
import type { AuthClient } from './auth-client.ts';
import { authStorage } from './auth-storage.ts';
import { sentenceOf } from './error-sentence.ts';
import { followResult } from './follow-result.ts';
import { followSession } from './session.ts';

/** Creates the client and keeps the auth store in step with it. Called once. */
export function startAuth(
  { url, publishableKey }: SupabaseIntegration,
  texts: AuthTexts,
): AuthClient {
  // `/` is the site's own origin: the embedded database.
  const { origin } = new URL(url, globalThis.location?.origin);
  const supabase = createClient(origin, publishableKey, {
    global: { fetch: fetchWithTimeout },
    auth: {
      // Links in e-mails carry a token hash (supabase/templates), which works in any browser. With
      // PKCE the link would need the verifier of the browser that asked. Social sign-in, which ends
      // where it began, makes its own (provider.ts).
      flowType: 'implicit',
      // The address is read and cleaned before anything else runs (auth-result.ts).
      detectSessionInUrl: false,
      persistSession: true,
      autoRefreshToken: true,
      storageKey: SESSION_KEY,
      storage: authStorage,
    },
  });
  followSession(supabase, texts);
  return {
    supabase,
    texts,
    sentenceOf: (error) => sentenceOf(error, texts),
    followResult: (result) => {
      const { auth: aside } = createClient(origin, publishableKey, {
        global: { fetch: fetchWithTimeout },
        auth: {
          detectSessionInUrl: false,
          persistSession: false,
          autoRefreshToken: false,
          storageKey: `${SESSION_KEY}-aside`,
        },
      });
      return followResult({ supabase, texts, aside }, result);
    },
  };
}

/** Longest wait for the accounts service, in milliseconds; the same as for the CRM. */
const TIMEOUT = 15_000;

/** `fetch` with a timeout, so that a silent server does not block a form forever. */
const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};
