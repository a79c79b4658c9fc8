import { AuthApiError } from '@supabase/supabase-js';
import type { Action } from './action.ts';

/** Answers of `delete_account` (supabase/migrations/) -> the code of what is said. */
const REFUSALS: Record<string, string> = {
  mismatch: 'account_mismatch',
  'last-admin': 'account_last_admin',
};

/** Deletes the account of who is signed in, whose e-mail address was typed, and signs out here. */
export const deleteAccount: Action = async ({ supabase, auth, value }) => {
  const { data, error } = await supabase.rpc('delete_account', { confirmation: value('email') });
  if (error) return { error };
  if (data !== 'deleted') return { error: new AuthApiError(data, 409, REFUSALS[data]) };
  // The service knows the session no more; what is kept here goes all the same.
  return auth.signOut({ scope: 'local' });
};
