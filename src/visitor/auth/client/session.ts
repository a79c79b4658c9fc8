import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { authState, setAuth } from '../auth-store.ts';
import type { AuthClient } from './auth-client.ts';
import { loadUserData } from './user-data.ts';

/** Keeps the auth store in step with supabase-js's session, in this tab or another. */
export function followSession(supabase: SupabaseClient, texts: AuthClient['texts']): void {
  const signedIn = (session: Session | null) => {
    if (!session) return signedOut();
    const { id, email = '', new_email: newEmail } = session.user;
    const before = authState().user;
    const same = before?.id === id;
    setAuth({
      status: 'signed-in',
      user: { id, email, newEmail, fullName: same ? before.fullName : '' },
      ...(!same && { roles: [], recovering: false, enrolment: undefined }),
    });
    // Not inside the event: supabase-js waits for its end before it does anything else.
    if (!same) setTimeout(() => void loadUserData(supabase, id, texts));
  };
  const signedOut = () =>
    setAuth({
      status: 'signed-out',
      user: undefined,
      roles: [],
      recovering: false,
      enrolment: undefined,
    });

  const on = {
    INITIAL_SESSION: signedIn,
    SIGNED_IN: signedIn,
    SIGNED_OUT: signedOut,
    TOKEN_REFRESHED: signedIn,
    USER_UPDATED(session) {
      signedIn(session);
      setAuth({ recovering: false });
    },
    PASSWORD_RECOVERY(session) {
      signedIn(session);
      setAuth({ recovering: session !== null });
    },
    MFA_CHALLENGE_VERIFIED(session) {
      signedIn(session);
      setAuth({ enrolment: undefined });
    },
  } satisfies Record<AuthChangeEvent, (session: Session | null) => void>;

  // Nothing is awaited here: a call to supabase-js inside its event can deadlock.
  supabase.auth.onAuthStateChange((event, session) => on[event](session));
}
