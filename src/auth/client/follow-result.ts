import type { EmailOtpType, SupabaseClient } from '@supabase/supabase-js';
import { notify } from '../../toasts/notify.ts';
import { setAuthLink } from '../auth-link.ts';
import type { AuthResult } from '../auth-result.ts';
import { setAuth } from '../auth-store.ts';
import type { AuthClient } from './auth-client.ts';
import { sentenceOf, sentenceOfCode } from './error-sentence.ts';

/** A session in an address is used at once, unless something is odd; in seconds (spec, section 9). */
const OLD = 120;

/** What an address carried -> a session, or why not. `half`: one of two addresses is confirmed. */
type Ending = { error?: unknown; half?: boolean };

/** Ends what a link in an e-mail or a provider began. Resolves always, to whether it worked. */
export async function followResult(
  { supabase, texts }: Pick<AuthClient, 'supabase' | 'texts'>,
  result: AuthResult,
): Promise<boolean> {
  const { kind } = result;
  const { error, half } = await endingOf(supabase, result).catch((error) => ({
    error,
    half: false,
  }));
  if (error) {
    const code = result.way === 'error' ? sentenceOfCode(result.code, texts) : undefined;
    const message = code ?? sentenceOf(error, texts) ?? texts.linkIncomplete;
    setAuthLink({ state: 'failed', kind, message });
    return false;
  }
  // verifyOtp says so by an event; a session that came in the address does not.
  if (kind === 'recovery' || kind === 'invite') setAuth({ recovering: true });
  setAuthLink({ state: 'done', kind });
  if (half) notify({ ...texts.emailHalfChanged, tone: 'success' });
  else if (kind !== 'recovery' && kind !== 'invite')
    notify({ ...texts.links[kind ?? 'social'], tone: 'success' });
  return true;
}

async function endingOf({ auth }: SupabaseClient, result: AuthResult): Promise<Ending> {
  switch (result.way) {
    case 'token': {
      const { tokenHash: token_hash, type } = result;
      const { data, error } = await auth.verifyOtp({ token_hash, type: type as EmailOtpType });
      return { error, half: !data.session };
    }
    case 'code':
      return auth.exchangeCodeForSession(result.code);
    case 'session':
      if (Date.now() / 1000 - result.issued > OLD)
        console.warn(
          'The session in the address is old: it may have been used, or the clock is off.',
        );
      return auth.setSession(result.tokens);
    case 'error':
      return { error: new Error(result.code) };
  }
}
