import texts from 'virtual:auth-texts';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseIntegration } from '../../../types/config.gen.ts';
import { SESSION_KEY } from '../traces.ts';
import type { AuthClient } from './auth-client.ts';
import { authStorage } from './auth-storage.ts';
import { sentenceOf } from './error-sentence.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { followResult } from './follow-result.ts';
import { followSession } from './session.ts';

/** Creates the client and keeps the auth store in step with it. Called once. */
export function startAuth({ url, publishableKey }: SupabaseIntegration): AuthClient {
  // `/` is the site's own origin: the embedded database.
  const { origin } = new URL(url, globalThis.location?.origin);
  const supabase = createClient(origin, publishableKey, {
    global: { fetch: fetchWithTimeout },
    auth: {
      // Links in e-mails carry a token hash (supabase/templates), which works in any browser. With
      // PKCE the link would need the verifier of the browser that asked. Social sign-in, which ends
      // where it began, makes its own (pkce.ts).
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
