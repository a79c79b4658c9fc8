import {
  type EmailOtpType,
  isAuthError,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import type { AuthNotice } from '../../../types/config.gen.ts';
import { notify } from '../../../ui/toasts/notify.ts';
import { askVisitor, setAuthLink } from '../auth-link.ts';
import type { AuthResult } from '../auth-result.ts';
import { setAuth } from '../auth-store.ts';
import type { AuthClient } from './auth-client.ts';
import { sentenceOf, sentenceOfCode } from './error-sentence.ts';
import { endProviderVisit } from './provider.ts';

/** A session in an address is normally used at once; older than this it is suspicious. In seconds. */
const OLD = 120;

/** A session, or the error. `half`: only one of two e-mail addresses is confirmed. */
type Ending = Adoption & { half?: boolean };

interface Clients extends Pick<AuthClient, 'supabase' | 'texts'> {
  /** A client without storage, to see whose a session is before it replaces another. */
  aside: SupabaseClient['auth'];
}

/** Completes a sign-in by a link or a provider. Always resolves, to whether it worked. */
export async function followResult(clients: Clients, result: AuthResult): Promise<boolean> {
  const { texts } = clients;
  const { kind } = result;
  const { error, half, stayed } = await endingOf(clients, result).catch(
    (error): Ending => ({ error }),
  );
  if (error) {
    showFailure(error, result, texts);
    return false;
  }
  if (stayed) {
    setAuthLink({ state: 'none' });
    return false;
  }
  if (kind === 'recovery' || kind === 'invite') setAuth({ recovering: true });
  setAuthLink({ state: 'done', kind });
  if (half) notify({ ...texts.emailHalfChanged, tone: 'success' });
  else if (kind !== 'recovery') notify({ ...texts.links[kind ?? 'social'], tone: 'success' });
  return true;
}

function showFailure(error: unknown, result: AuthResult, texts: AuthClient['texts']): void {
  const { kind } = result;
  const code = result.way === 'error' ? sentenceOfCode(result.code, texts) : undefined;
  const reason = code ?? sentenceOf(error, texts);
  // The link may be sound if the service failed.
  const { linkIncomplete, errors } = texts;
  const isDown = isAuthError(error) && Number(error.status) >= 500;
  const general = isDown ? errors.unexpected_failure : linkIncomplete;
  setAuthLink({ state: 'failed', kind, message: reason ?? general });
  const { [kind ?? 'social']: notice }: Partial<Record<string, AuthNotice>> = texts.linkFailures;
  if (notice) notify({ ...notice, reason, tone: 'error' });
}

async function endingOf(clients: Clients, result: AuthResult): Promise<Ending> {
  const { aside } = clients;
  const { auth } = clients.supabase;
  switch (result.way) {
    case 'token': {
      // It works once, and programs that look for malware in e-mails open the page too, with scripts.
      if (!(await askVisitor())) return { stayed: true };
      const { tokenHash: token_hash, type } = result;
      const { data, error } = await aside.verifyOtp({ token_hash, type: type as EmailOtpType });
      if (error) return { error };
      return data.session ? adoptSession(auth, aside, data.session) : { half: true };
    }
    case 'code':
      return auth.exchangeCodeForSession(result.code);
    case 'session': {
      if (!endProviderVisit())
        return { error: new Error('A session that this tab did not ask for') };
      if (Date.now() / 1000 - result.issued > OLD)
        console.warn(
          'The session in the address is old: it may have been used, or the clock is off.',
        );
      const { data, error } = await aside.setSession(result.tokens);
      return data.session
        ? adoptSession(auth, aside, data.session)
        : { error: error ?? new Error() };
    }
    case 'error':
      return { error: new Error(result.code) };
  }
}

type Auth = SupabaseClient['auth'];

/** `stayed`: the visitor kept the account that was signed in. */
type Adoption = { error?: unknown; stayed?: boolean };

/**
 * Signs in with a session that a link brought. Where someone else is signed in, they are asked
 * first: a link can be anybody's, sent to have the visitor work in a stranger's account.
 */
async function adoptSession(auth: Auth, aside: Auth, session: Session): Promise<Adoption> {
  const here = (await auth.getSession()).data.session?.user;
  const there = session.user;
  if (here && here.id !== there.id) {
    const accounts = { here: here.email ?? here.id, there: there.email ?? there.id };
    if (!(await askVisitor(accounts))) {
      await aside.signOut({ scope: 'local' }); // its session is not used any more
      return { stayed: true };
    }
  }
  return auth.setSession(session);
}
