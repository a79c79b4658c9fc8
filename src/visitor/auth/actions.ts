import type { AuthNotice } from '../../types/config.gen.ts';
import { authState, setAuth } from './auth-store.ts';
import { type AuthClient, startedAuth } from './load-auth.ts';

/** The result of an action. No action throws. */
type ActionResult = { ok: true } | ({ ok: false } & AuthNotice & { reason?: string });

export type SignOutScope = 'local' | 'others' | 'global';

/**
 * Signs out this browser, all others, or everywhere. This browser is signed out even if the request fails
 * (except with `others`); the result still reports the failure.
 */
export async function signOut(scope: SignOutScope): Promise<ActionResult> {
  const client = startedAuth();
  if (!client) return { ok: true }; // nobody is signed in
  const { auth } = client.supabase;
  const { error } = await auth.signOut({ scope });
  if (!error) return { ok: true }; // also when the service answered 401, 403 or 404
  if (scope === 'global') await auth.signOut({ scope: 'local' });
  return failed(client, error, 'signOutFailed');
}

/** Changes the name in `profiles`. */
export async function updateFullName(name: string): Promise<ActionResult> {
  const client = startedAuth();
  const { user } = authState();
  if (!client || !user) return { ok: true };
  const { data, error } = await client.supabase
    .from('profiles')
    .update({ full_name: name.trim() })
    .eq('id', user.id)
    .select('full_name')
    .single();
  if (error) return failed(client, error, 'nameFailed');
  setAuth({ user: { ...user, fullName: data.full_name } });
  return { ok: true };
}

function failed(
  { texts, sentenceOf }: AuthClient,
  error: unknown,
  which: 'signOutFailed' | 'nameFailed',
): ActionResult {
  return { ok: false, ...texts[which], reason: sentenceOf(error) };
}
