import { AuthApiError } from '@supabase/supabase-js';
import type { Action } from './action.ts';

/** Answer of `delete_account` (supabase/migrations/) -> code of the message. */
const REFUSALS: Record<string, string> = {
  mismatch: 'account_mismatch',
  'last-admin': 'account_last_admin',
};

/** Deletes the account of the signed-in user, who confirms it with the e-mail address, and signs out. */
export const deleteAccount: Action = async ({ supabase, auth, value }) => {
  const { data, error } = await supabase.rpc('delete_account', { confirmation: value('email') });
  if (error) return { error };
  if (data !== 'deleted') return { error: new AuthApiError(data, 409, REFUSALS[data]) };
  // The session no longer exists in the service; only this browser has to forget it.
  return auth.signOut({ scope: 'local' });
};
