import type { SupabaseClient } from '@supabase/supabase-js';
import { notify } from '../../../ui/toasts/notify.ts';
import { authState, setAuth } from '../auth-store.ts';
import type { AuthClient } from './auth-client.ts';

/**
 * Reads the name (`profiles`, one row) and the roles (`user_roles`) of the signed-in user. If the
 * service does not answer, postgrest-js retries three times, after 1, 2 and 4 seconds.
 */
export async function loadUserData(
  supabase: SupabaseClient,
  id: string,
  { userDataFailed }: AuthClient['texts'],
): Promise<void> {
  if (authState().user?.id !== id) return; // signed out already
  const [profile, roles] = await Promise.all([
    supabase.from('profiles').select('*').eq('id', id).single(),
    supabase.from('user_roles').select('role').eq('user_id', id),
  ]);
  const { user } = authState();
  if (user?.id !== id) return; // signed out meanwhile
  if (profile.error || roles.error) return notify({ ...userDataFailed, tone: 'error' });
  setAuth({
    user: { ...user, fullName: profile.data.full_name ?? '' },
    roles: roles.data.map(({ role }) => role),
  });
}
