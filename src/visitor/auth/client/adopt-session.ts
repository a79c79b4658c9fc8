import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { askVisitor } from '../auth-link.ts';

type Auth = SupabaseClient['auth'];

/** `stayed`: the visitor kept the account that was signed in. */
export type Adoption = { error?: unknown; stayed?: boolean };

/**
 * Signs in with a session that a link brought. Where someone else is signed in, they are asked
 * first: a link can be anybody's, sent to have the visitor work in a stranger's account.
 */
export async function adoptSession(auth: Auth, aside: Auth, session: Session): Promise<Adoption> {
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
